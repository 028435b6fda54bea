import Foundation
import Interactions
import Reports
import Testing

@testable import Costs

@Suite("The list of counters")
struct CounterTests {
  @Test("The value of each figure is the count", arguments: Counter.allCases)
  func total(counter: Counter) {
    var figures = DispatchFigures()
    figures.counts = Counts([counter: 7])
    #expect(counter.total.value(figures) == .count(7))
    #expect(counter.total.meaning.hasSuffix("."))
  }

  @Test("Instructions have the range of the layouts, and so have net instructions")
  func layouts() {
    var figures = DispatchFigures()
    figures.counts = Counts([.instructions: 7, .retains: 7])
    figures.net = Counts([.instructions: 5])
    figures.instructionsInLayouts = CountRange(low: 6, high: 9)
    #expect(Counter.instructions.total.value(figures) == Value(7, low: 6, high: 9, text: "7"))
    #expect(Figure.netInstructions.value(figures) == Value(5, low: 4, high: 7, text: "5"))
    #expect(Counter.retains.total.value(figures) == .count(7))
  }

  @Test("Each counter has a figure of its own in one of the lists of figures")
  func lists() {
    let ids = (Figure.mainCounts.dropFirst() + Figure.furtherCounts).map(\.id)
    #expect(ids.count == Counter.allCases.count)
    let figures = Counter.allCases.map(\.total)
    #expect(Set(ids) == Set(figures.map(\.id)))
    #expect(Set(figures.map(\.label)).count == ids.count)
    #expect(Set(figures.map(\.column)).count == ids.count)
    #expect(Counter.weakLoads.total.id == "weak-loads")
  }

  @Test("Costs are read as they were written: rows with counts, and null for what is not known")
  func costs() throws {
    var figures = DispatchFigures()
    figures.nanoseconds = Estimate(value: 2, low: 1, high: 3)
    figures.counts[.allocations] = 4
    figures.net = Counts([.allocations: 3])
    figures.instructionsInLayouts = CountRange(low: 5, high: 6)
    var controls = DispatchControls()
    controls.floor = [.nameSaved: figures, .greetingTap: DispatchFigures()]
    controls.slowed = CostRow(.greetingTap, figures)
    controls.bindings = [.observers10: figures]
    let data = try JSONEncoder().encode(controls)
    #expect(try JSONDecoder().decode(DispatchControls.self, from: data) == controls)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["models"] is NSNull)
    let rows = try #require(json["floor"] as? [[String: Any]])
    #expect(rows.map { $0["interaction"] as? String } == ["greeting-tap", "name-saved"])
    for key in Counter.allCases.map(\.rawValue) + ["ratio", "net"] {
      #expect(rows[0][key] is NSNull)
    }
    #expect(rows[1]["allocations"] as? Int == 4)
  }
}
