import Figures
import Reports
import Terminal
import Testability

/// The faults that were put into each architecture, and those that its tests find without a view.
///
/// The page shows them as a row of squares for each architecture, one for each requirement, in a
/// table, and one by one.
struct FaultContent: Encodable, Equatable {
  /// The faults that break one requirement.
  struct Square: Encodable, Equatable {
    /// The share of the faults that tests without a view find, from 0 to 1.
    ///
    /// The share is `nil` if no fault breaks the requirement.
    @OrNull var share: Double?
    /// The sentence that describes the square, such as `12 of 14 faults are found without a view.`.
    var text: String
    /// The names of the tests without a view that are about the requirement.
    var tests: [String]
    /// The faults that no test without a view notices, as indices of the row's faults.
    var faults: [Int]
  }

  struct Row: Encodable, Equatable {
    var id: String
    var name: String
    var isBaseline: Bool
    /// The squares, one for each requirement.
    ///
    /// The array is `nil` if no result is kept that holds for the architecture's sources.
    @OrNull var squares: [Square]?
    /// The number of faults that need a view, as text; a dash if they are not known.
    var count: String
    /// The words after the count, such as `of 292, 49.0%`.
    var whole: String
    /// The faults that no test without a view notices.
    var faults: [MutationSummary.Fault]
  }

  let rows: [Row]
  /// The sentences below the squares: on faults of people, and on what the squares leave out.
  let notes: [String]
  let table: PageTable
  /// The table of the roles, and of the faults in their code.
  let roles: PageTable

  /// Creates the content; `nil` if neither the faults nor the coverage of any architecture are
  /// known.
  init?(of page: ReportPage) {
    let entries = page.comparison.architectures
    guard entries.contains(where: { $0.mutation != nil || $0.coverage != nil }) else { return nil }
    rows = entries.map { entry in
      let figures = entry.mutation?.figures
      return Row(
        id: entry.id, name: entry.name, isBaseline: entry.id == page.baseline,
        squares: entry.mutation.map { Self.squares(of: $0, tests: entry.coverage?.viewFreeTests) },
        count: figures?.faultsThatNeedView.grouped ?? "–",
        whole: figures.map { figures in
          "of \(figures.faults.grouped)"
            + (figures.shareThatNeedsView.map { ", \($0.text)" } ?? "")
        } ?? "",
        faults: entry.mutation?.faultsThatNeedView ?? [])
    }
    let judged = entries.compactMap { entry in entry.mutation.map { (name: entry.name, $0) } }
    notes = [
      judged.map { ModuleFigures(name: $0, figures: $1.faultsOfPeople) }.noteOnPeople,
      judged.map { ModuleFigures(name: $0, figures: $1.figures) }.noteOnRequirements,
    ].compactMap(\.self)
    let figures = Comparison.testability
    table = PageTable(
      caption: "What tests find and reach", columns: figures.map(\.label),
      rows: page.rows { entry in figures.map { $0.text(of: entry) } })
    roles = PageTable(
      caption: "The faults of each role",
      columns: ["role", "faults", "faults that need a view", "share"],
      rows: entries.flatMap { entry in
        (entry.mutation?.roles ?? []).map { role in
          PageTable.Row(
            id: entry.id, name: entry.name, isBaseline: entry.id == page.baseline,
            cells: [
              role.role, role.figures.faults.grouped, role.figures.faultsThatNeedView.grouped,
              role.figures.shareThatNeedsView?.text,
            ])
        }
      })
  }

  private static func squares(of summary: MutationSummary, tests: [String]?) -> [Square] {
    let tests = (tests ?? []).map { (name: $0, numbers: RequirementNumbers.named(by: $0)) }
    return summary.requirements.map { figures in
      let id = figures.requirement
      let found = figures.faults - figures.faultsThatNeedView
      return Square(
        share: figures.faults > 0 ? Double(found) / Double(figures.faults) : nil,
        text: figures.faults > 0
          ? """
          Tests without a view find \(found.grouped) of \
          \(counted(figures.faults, "fault", "faults")).
          """ : "No fault breaks it.",
        tests: tests.filter { $0.numbers.contains(id) }.map(\.name),
        faults: summary.faultsThatNeedView.indices.filter {
          summary.faultsThatNeedView[$0].requirements.contains(id)
        })
    }
  }
}
