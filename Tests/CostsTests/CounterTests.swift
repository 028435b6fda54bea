import Foundation
import Testing

@testable import Costs

@Suite("The list of counters")
struct CounterTests {
  @Test("Each has its own name in JSON, and its own columns")
  func names() {
    #expect(Set(Counter.all.map(\.key)).count == Counter.all.count)
    let columns = Counter.all.flatMap(\.columns)
    for names in [columns.map(\.id), columns.map(\.title), columns.map(\.name)] {
      #expect(Set(names).count == columns.count)
    }
  }

  @Test("Each has a column of its own counts", arguments: Counter.all)
  func column(counter: Counter) {
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.counts = Counts([counter: 7])
    #expect(counter.columns.first?.value(figures) == 7)
    #expect(counter.columns.first?.meaning.hasSuffix(".") == true)
  }

  @Test("Net instructions and the price are those of the net counts and of the price")
  func netAndPrice() {
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.counts = Counts([.instructions: 7])
    figures.net = Counts([.instructions: 5])
    figures.price = Counts([.instructions: 3])
    let columns = Counter.instructions.columns(.main)
    #expect(columns.map(\.id) == ["net", "price"])
    #expect(columns.map { $0.value(figures) } == [5, 3])
  }

  @Test("Each column is in one table, and the main one begins with net and price")
  func places() {
    #expect(
      CounterColumn.columns(.main).map(\.id) == [
        "net", "price", "dynamicHops", "retains", "weakLoads", "allocations",
      ])
    #expect(CounterColumn.columns(.memory).map(\.id) == ["liveBytes"])
    #expect(
      CounterColumn.columns(.further).map(\.id) == [
        "instructions", "runtimeInstructions", "releases", "allocatedBytes",
      ])
  }

  @Test("Each is read back by its name, and another name is refused")
  func coding() throws {
    let data = try JSONEncoder().encode(Counter.all)
    #expect(try JSONDecoder().decode([Counter].self, from: data) == Counter.all)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Counter].self, from: Data(#"["hopes"]"#.utf8))
    }
  }

  @Test("The lowest counts are found counter by counter; a counter without counts has no lowest")
  func lowest() {
    let all = [
      Counts([.retains: 3, .releases: 5, .weakLoads: 1]), Counts([.retains: 4, .releases: 2]),
    ]
    #expect(Counts.lowest(of: all) == Counts([.retains: 3, .releases: 2, .weakLoads: 1]))
    #expect(Counts.lowest(of: []) == Counts())
  }

  @Test("Counts that mean nothing for an interaction are left out")
  func scope() {
    let counts = Counts([.retains: 1, .liveBytes: 2])
    #expect(counts.meaningful(openingScreen: true) == counts)
    #expect(counts.meaningful(openingScreen: false) == Counts([.retains: 1]))
  }
}
