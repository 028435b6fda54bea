import Comparisons
import Coverage
import JSON
import Tables
import Terminal

/// The requirements that each architecture's tests prove without a view.
///
/// The page shows the requirements as a row of squares for each architecture, and in a table.
struct ProofContent: Encodable, Equatable {
  struct Row: Encodable, Equatable {
    var name: String
    var isBaseline: Bool
    /// One value for each requirement, true if a test proves the requirement without a view.
    ///
    /// The array is `nil` if the coverage of the tests was not measured.
    @OrNull var proved: [Bool]?
    /// The number of requirements that are proved without a view, as text; a dash if the coverage
    /// was not measured.
    var count: String
  }

  let rows: [Row]
  /// The words after each count, which give the number of all requirements, such as `of 40`.
  let whole: String
  let table: PageTable

  /// Creates the content; `nil` if the coverage of no architecture was measured.
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
    let figures = Comparison.testability
    table = PageTable(
      caption: "What tests prove and reach",
      columns: figures.map(\.label) + ["not proved without a view"],
      rows: page.rows { entry in
        let others = (entry.coverage?.requirementsViewFree).map { proved in
          ids.filter { !proved.contains($0) }
        }
        return figures.map { $0.text(of: entry) }
          + [others.map { $0.isEmpty ? "none" : $0.joined(separator: " ") }]
      })
  }
}
