import Comparisons
import Coverage
import JSON
import Tables
import Terminal

/// The requirements that tests prove without a view, as squares and a table.
struct ProofContent: Encodable, Equatable {
  struct Row: Encodable, Equatable {
    var name: String
    var isBaseline: Bool
    /// One value for each requirement, true if the requirement is proved.
    ///
    /// The array is `nil` if the tests were not measured.
    @OrNull var proved: [Bool]?
    /// The number of proved requirements, as text.
    var count: String
  }

  let rows: [Row]
  /// The words after each count, such as `of 40`.
  let whole: String
  let table: PageTable

  /// Creates the content; `nil` if no coverage was measured.
  init?(of page: ReportPage) {
    let entries = page.comparison.architectures
    guard entries.contains(where: { $0.coverage != nil }) else { return nil }
    let ids = page.requirements.map(\.id)
    rows = entries.map { entry in
      let proved = (entry.coverage?.requirementsViewFree).map { Set($0) }
      return Row(
        name: entry.name, isBaseline: entry.id == page.baseline,
        proved: proved.map { proved in ids.map(proved.contains) },
        count: proved?.count.grouped ?? "–")
    }
    whole = "of \(ids.count)"
    table = PageTable(
      caption: "What tests prove and reach",
      columns: [
        "proved without a view", "not proved without a view", "lines needing a view",
        "lines reached by view-free tests", "lines reached by all its tests", "tests",
        "test code lines", "test doubles",
      ],
      rows: page.rows { entry in
        guard let coverage = entry.coverage else { return Array(repeating: nil, count: 8) }
        let proved = coverage.requirementsViewFree
        let others = ids.filter { !proved.contains($0) }
        return [
          proved.count.grouped, others.isEmpty ? "none" : others.joined(separator: " "),
          coverage.linesNeedingView.grouped, coverage.viewFree.share, coverage.all.share,
          coverage.tests.grouped, coverage.testCodeLines.grouped, coverage.testDoubles.grouped,
        ]
      })
  }
}

extension Cover {
  /// The share of lines that run, as text; `nil` if there are no lines.
  fileprivate var share: String? { FigureValue.share(linesCovered, of: lines)?.text }
}
