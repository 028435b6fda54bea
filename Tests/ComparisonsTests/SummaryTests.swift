import Samples
import Testing

@testable import Comparisons
@testable import DispatchCosts
@testable import Tables

@Suite("The summary of a comparison")
struct SummaryTests {
  private var comparison: Comparison {
    var comparison = Comparison.sample
    for (index, net) in [4_000, 1_500].enumerated() {
      var figures = DispatchFigures(interaction: "name-saved")
      figures.net = Counts([.instructions: net])
      comparison.architectures[index].dispatch?.append(figures)
    }
    return comparison
  }

  @Test("It has a row for each architecture, with the best of each column marked")
  func rows() {
    let summary = comparison.summary
    #expect(
      summary.columns.map(\.title) == [
        "code lines", "of them for the smallest screen",
        "requirements, of 32, proved without a view", "lines of test code",
        "instructions beyond a bare screen to show a saved name",
      ])
    let rows = summary.sections.flatMap(\.rows)
    #expect(rows.map(\.label) == ["MVC", "MVP"])
    #expect(
      rows.map { $0.cells.map(\.text) } == [
        ["250", "30", "0", "600", "4,000"], ["1,400", "60", "3", "900", "1,500"],
      ])
    #expect(
      rows.map { $0.cells.map(\.isBest) } == [
        [true, true, false, false, false], [false, false, true, false, true],
      ])
  }

  @Test("A figure that was not measured is a dash")
  func gaps() {
    var comparison = comparison
    comparison.architectures[0].size = nil
    comparison.architectures[0].coverage = nil
    comparison.architectures[0].dispatch = nil
    let cells = comparison.summary.sections[0].rows[0].cells
    #expect(cells == Array(repeating: .notMeasured, count: 5))
  }

  @Test("A full comparison ends with it, and one of fewer parts has none")
  func place() {
    #expect(comparison.report(baselineID: "mvc").tables.last == comparison.summary)
    for part in [\Comparison.Entry.hasSize, \.hasCoverage, \.hasDispatch] {
      var partial = comparison
      for index in partial.architectures.indices {
        partial.architectures[index][keyPath: part] = false
      }
      #expect(!partial.report(baselineID: "mvc").tables.contains { $0.title == "Summary" })
    }
  }

  @Test("Its words are explained once")
  func words() {
    let terms = comparison.report(baselineID: "mvc").legend.map(\.term)
    for column in comparison.summary.columns {
      #expect(terms.count { $0 == column.title } == 1, "\(column.title)")
    }
  }
}

extension Comparison.Entry {
  /// True if the entry has sizes; setting `false` removes the sizes.
  fileprivate var hasSize: Bool {
    get { size != nil }
    set { if !newValue { size = nil } }
  }
  fileprivate var hasCoverage: Bool {
    get { coverage != nil }
    set { if !newValue { coverage = nil } }
  }
  fileprivate var hasDispatch: Bool {
    get { dispatch != nil }
    set { if !newValue { dispatch = nil } }
  }
}
