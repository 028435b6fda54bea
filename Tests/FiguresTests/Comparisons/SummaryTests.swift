import Samples
import Testability
import Testing

@testable import Costs
@testable import Figures
@testable import Reports

@Suite("The summary of a comparison")
struct SummaryTests {
  private var comparison: Comparison {
    var comparison = Comparison.sample
    for (index, (net, bytes)) in [(4_000, 4_759), (1_500, 9_199)].enumerated() {
      var saved = DispatchFigures(interaction: "name-saved")
      saved.net = Counts([.instructions: net])
      var opened = DispatchFigures(interaction: "profile-open")
      opened.counts = Counts([.liveBytes: bytes])
      comparison.architectures[index].dispatch? += [saved, opened]
    }
    return comparison
  }

  @Test("It has a row for each architecture, with the best marked where less is better")
  func rows() {
    let summary = comparison.summary
    #expect(
      summary.columns.map(\.title) == [
        "code lines", "of them for the smallest screen",
        "faults that need a view", "lines of view-free tests",
        "bytes that a profile screen in use keeps",
        "instructions that the pattern adds to a saved name",
      ])
    let rows = summary.sections.flatMap(\.rows)
    #expect(rows.map(\.label) == ["MVC", "MVP"])
    #expect(
      rows.map { $0.cells.map(\.text) } == [
        ["250", "30", "200 (100.0%)", "0", "4,759", "4,000"],
        ["1,400", "60", "120 (40.0%)", "900", "9,199", "1,500"],
      ])
    #expect(
      rows.map { $0.cells.map(\.isBest) } == [
        [true, true, false, false, true, false], [false, false, false, false, false, true],
      ])
  }

  @Test("Added instructions that the layout of the program moves are a range")
  func layouts() {
    var saved = DispatchFigures(interaction: "name-saved")
    saved.counts = Counts([.instructions: 40_000])
    saved.net = Counts([.instructions: 4_000])
    var comparison = Comparison.sample
    for (low, high, text) in [(39_000, 41_500, "3,000 to 5,500"), (40_000, 40_000, "4,000")] {
      saved.instructionsInLayouts = CountRange(low: low, high: high)
      comparison.architectures[0].dispatch = [saved]
      #expect(comparison.summary.sections[0].rows[0].cells.last?.text == text)
    }
  }

  @Test("A figure that was not measured is a dash")
  func gaps() {
    var comparison = comparison
    comparison.architectures[0].size = nil
    comparison.architectures[0].coverage = nil
    comparison.architectures[0].mutation = nil
    comparison.architectures[0].dispatch = nil
    let cells = comparison.summary.sections[0].rows[0].cells
    #expect(cells == Array(repeating: .notMeasured, count: 6))
  }

  @Test("A full comparison ends with it, below the findings; one of fewer parts has neither")
  func place() {
    let sections = comparison.report(baselineID: "mvc", findings: ["A.", "B."]).sections
    #expect(sections.last?.tables == [comparison.summary])
    #expect(sections.dropLast().last?.remarks == ["A.", "B."])
    for part in [\Comparison.Entry.hasSize, \.hasDispatch] {
      var partial = comparison
      for index in partial.architectures.indices {
        partial.architectures[index][keyPath: part] = false
      }
      let report = partial.report(baselineID: "mvc", findings: ["A.", "B."])
      #expect(!report.tables.contains { $0.title == "Summary" })
      #expect(report.sections.allSatisfy { $0.remarksTitle == nil })
    }
  }

  @Test("Below it stands what finds the faults of people, unless none were judged")
  func people() {
    var comparison = comparison
    func remarks() -> [String]? { comparison.report(baselineID: "mvc").sections.last?.remarks }
    #expect(
      remarks() == [
        """
        Faults of people are mistakes that a person could have made. 4 of 6 need a view: MVC 3 of \
        3, MVP 1 of 3.
        """
      ])
    comparison.architectures[0].mutation = nil
    #expect(remarks()?[0].hasSuffix(" 1 of 3 need a view: MVP 1 of 3.") == true)
    comparison.architectures[1].mutation?.faultsOfPeople = .init()
    #expect(remarks() == [])
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
  fileprivate var hasDispatch: Bool {
    get { dispatch != nil }
    set { if !newValue { dispatch = nil } }
  }
}
