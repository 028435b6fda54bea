import Interactions
import Samples
import Testing

@testable import Costs
@testable import Figures
@testable import Reports

@Suite("The summary of a comparison")
struct SummaryTests {
  private var comparison: Comparison {
    var comparison = Comparison.sample
    for (index, net) in [4_000, 1_500].enumerated() {
      var saved = DispatchFigures()
      saved.net = Counts([.instructions: net])
      comparison.architectures[index].dispatch?[.nameSaved] = saved
    }
    return comparison
  }

  @Test("It has a row for each architecture and a column for each figure of its group")
  func rows() {
    let summary = comparison.table(of: .summary)
    #expect(summary.columns.map(\.title) == FigureGroup.summary.figures.map(\.column))
    let rows = summary.sections.flatMap(\.rows)
    #expect(rows.map(\.label) == ["MVC", "MVP"])
    #expect(
      rows.map { $0.cells.map(\.text) } == [
        ["250", "30", "0.0%", "1", "4,000", "1"], ["1,400", "60", "99.9%", "1", "1,500", "4"],
      ])
  }

  @Test("Added instructions that the layout of the program moves are a range")
  func layouts() {
    var saved = DispatchFigures()
    saved.counts = Counts([.instructions: 40_000])
    saved.net = Counts([.instructions: 4_000])
    var comparison = Comparison.sample
    for (low, high, text) in [(39_000, 41_500, "3,000 to 5,500"), (40_000, 40_000, "4,000")] {
      saved.instructionsInLayouts = CountRange(low: low, high: high)
      comparison.architectures[0].dispatch = [.nameSaved: saved]
      #expect(comparison.table(of: .summary).sections[0].rows[0].cells[4].text == text)
    }
  }

  @Test("The report of a whole comparison is the summary, and what it says")
  func report() {
    let report = comparison.report
    #expect(report.sections.map(\.remarksTitle) == [nil, "What this says"])
    #expect(report.tables == [comparison.table(of: .summary)])
    let terms = report.legend.map(\.term)
    for figure in FigureGroup.summary.figures {
      #expect(terms.count { $0 == figure.label } == 1, "\(figure.label)")
    }
  }

  @Test("The report on tests says what finds the hand-written faults, unless there are none")
  func handWrittenFaults() {
    var comparison = comparison
    func remarks() -> [String]? {
      comparison.report(of: .coverage, baselineID: "mvc").sections.last?.remarks
    }
    #expect(
      remarks()?[0].contains("4 of 6 are found only with a screen: MVC 3 of 3, MVP 1 of 3.") == true
    )
    for index in comparison.architectures.indices {
      comparison.architectures[index].mutation = nil
    }
    #expect(remarks() == [])
  }
}
