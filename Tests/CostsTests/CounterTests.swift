import Foundation
import Reports
import Testing

@testable import Costs

@Suite("The list of counters")
struct CounterTests {
  @Test("Each has its own name in JSON, and its own figure")
  func names() {
    #expect(Set(Counter.all.map(\.key)).count == Counter.all.count)
    let figures = Counter.all.map(\.total)
    for names in [figures.map(\.id), figures.map(\.label), figures.map(\.column)] {
      #expect(Set(names).count == figures.count)
    }
    #expect(Counter.weakLoads.total.id == "weak-loads")
  }

  @Test("The value of each figure is the count", arguments: Counter.all)
  func total(counter: Counter) {
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.counts = Counts([counter: 7])
    #expect(counter.total.value(figures) == .count(7))
    #expect(counter.total.meaning.hasSuffix("."))
  }

  @Test("Instructions have the range of the layouts, and so have net instructions")
  func layouts() {
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.counts = Counts([.instructions: 7, .retains: 7])
    figures.net = Counts([.instructions: 5])
    figures.instructionsInLayouts = CountRange(low: 6, high: 9)
    #expect(Counter.instructions.total.value(figures) == Value(7, low: 6, high: 9, text: "7"))
    #expect(Figure.netInstructions.value(figures) == Value(5, low: 4, high: 7, text: "5"))
    #expect(Counter.retains.total.value(figures) == .count(7))
  }

  @Test("Each counter is in one of the lists of figures")
  func lists() {
    let ids = (Figure.mainCounts.dropFirst() + Figure.furtherCounts).map(\.id)
    #expect(ids.count == Counter.all.count)
    #expect(Set(ids) == Set(Counter.all.map(\.total.id)))
  }

  @Test("Each is read back by its name, and another name is refused")
  func coding() throws {
    let data = try JSONEncoder().encode(Counter.all)
    #expect(try JSONDecoder().decode([Counter].self, from: data) == Counter.all)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Counter].self, from: Data(#"["hopes"]"#.utf8))
    }
  }

  @Test("Counts that mean nothing for an interaction are left out")
  func scope() {
    let counts = Counts([.retains: 1, .liveBytes: 2])
    #expect(counts.meaningful(openingScreen: true) == counts)
    #expect(counts.meaningful(openingScreen: false) == Counts([.retains: 1]))
  }
}
