import Figures
import Reports
import Terminal
import Testability

/// The mistakes that were put into each architecture, and those that its tests find without a
/// screen.
///
/// The page shows them by kind, as a row of squares for each architecture, in tables, and one by
/// one.
struct FaultContent: Encodable, Equatable {
  /// A kind of mistakes, with the number of architectures that have each outcome.
  struct Kind: Encodable, Equatable {
    let name: String
    /// The numbers of architectures, in the order of ``FaultContent/outcomes``.
    let counts: [Int]
  }

  /// The mistakes that break one requirement.
  struct Requirement: Encodable, Equatable {
    /// A sentence such as `Tests without a screen find 12 of 14 mistakes.`.
    var text: String
    /// The names of the tests without a screen that are about the requirement.
    var tests: [String]
    /// The mistakes that no test without a screen notices, as indices of the row's faults.
    var faults: [Int]
  }

  struct Row: Encodable, Equatable {
    var id: String
    var name: String
    var isBaseline: Bool
    /// The outcome of each kind, as an index of ``FaultContent/outcomes``; `nil` if no outcome is
    /// known.
    @OrNull var outcomes: [Int]?
    /// The number of kinds that are found; `nil` if it is not known.
    @OrNull var found: Int?
    /// The number of kinds that are found in part; `nil` if it is not known.
    @OrNull var inPart: Int?
    /// The number of mistakes that need a screen; `nil` if they are not known.
    @OrNull var needView: Int?
    /// The number of all mistakes; `nil` if they are not known.
    @OrNull var all: Int?
    /// The requirements with their mistakes; `nil` if no result is kept that holds for the sources.
    @OrNull var requirements: [Requirement]?
    /// The mistakes that no test without a screen notices.
    var faults: [Fault]
  }

  /// A mistake as a change of lines.
  struct Fault: Encodable, Equatable {
    /// The file and the line of the change, such as `Greeting.swift:12`.
    var place: String
    /// The id of the first scenario that is broken.
    var scenario: String
    var before: [String]
    /// The lines after the change; empty if they are left out.
    var after: [String]
  }

  /// The words for the outcomes of a kind, such as `found`.
  let outcomes: [String]
  /// The kinds, first those that most architectures find.
  let kinds: [Kind]
  let rows: [Row]
  /// The sentences below the squares: on hand-written faults, and on what the lists leave out.
  let notes: [String]
  let table: PageTable
  /// The table of the roles, and of the mistakes in their code.
  let roles: PageTable

  /// Creates the content; `nil` if neither the mistakes nor the coverage of any architecture are
  /// known.
  init?(of page: ReportPage) {
    let entries = page.comparison.architectures
    guard entries.contains(where: { $0.mutation != nil || $0.coverage != nil }) else { return nil }
    let all = KindOutcome.allCases
    outcomes = all.map(\.words)
    let found = entries.compactMap { $0.mutation?.kinds?.counts.outcomes }
    let order = Self.order(of: found)
    kinds = order.map { place in
      Kind(
        name: page.comparison.name(ofKind: place),
        counts: all.map { outcome in found.count { $0[place] == outcome } })
    }
    rows = entries.map { entry in
      let (figures, counts) = (entry.mutation?.figures, entry.mutation?.kinds?.counts)
      return Row(
        id: entry.id, name: entry.name, isBaseline: entry.id == page.baseline,
        outcomes: counts.map { counts in
          order.compactMap { place in all.firstIndex(of: counts.outcomes[place]) }
        },
        found: counts?.found, inPart: counts?.inPart,
        needView: figures?.faultsThatNeedView, all: figures?.faults,
        requirements: entry.mutation.map {
          Self.requirements(of: $0, tests: entry.coverage?.viewFreeTests ?? [])
        },
        faults: (entry.mutation?.faultsThatNeedView ?? []).map { fault in
          let file = page.architectures.first { $0.id == entry.id }?.files
            .first { $0.path.hasSuffix("/\(fault.file)") }
          return Fault(fault, in: file?.lines.map(\.text) ?? [])
        })
    }
    let judged = entries.compactMap { entry in entry.mutation.map { (name: entry.name, $0) } }
    notes = [
      judged.map { ModuleFigures(name: $0, figures: $1.faultsOfPeople) }.noteOnPeople,
      judged.map { ModuleFigures(name: $0, figures: $1.figures) }.noteOnRequirements,
    ].compactMap(\.self)
    table = PageTable(
      caption: "What tests find and reach", FigureGroup.testability.figures, of: page)
    roles = PageTable(
      caption: "The mistakes of each role",
      columns: [
        .init(title: "role", isText: true), .init(title: "mistakes"),
        .init(title: "mistakes that need a screen"),
      ],
      rows: entries.flatMap { entry in
        (entry.mutation?.roles ?? []).map { role in
          page.row(
            of: entry,
            [
              .init(role.role), .init(role.figures.faults),
              .init(role.figures.faultsThatNeedView),
            ])
        }
      })
  }

  /// Returns the places of the kinds in the set, first those that most architectures find.
  ///
  /// Of two kinds that equally many find, the one that more find in part comes first.
  private static func order(of found: [[KindOutcome]]) -> [Int] {
    let places = Array(0..<(found.map(\.count).min() ?? 0))
    let ranks = places.map { place in
      (
        -found.count { $0[place] == .found }, -found.count { $0[place] == .inPart }, place
      )
    }
    return places.sorted { ranks[$0] < ranks[$1] }
  }

  private static func requirements(
    of summary: MutationSummary, tests: [String]
  ) -> [Requirement] {
    let tests = tests.map { (name: $0, numbers: RequirementNumbers.named(by: $0)) }
    return summary.requirements.map { figures in
      let id = figures.requirement
      let found = figures.faults - figures.faultsThatNeedView
      return Requirement(
        text: figures.faults > 0
          ? """
          Tests without a screen find \(found.grouped) of \
          \(counted(figures.faults, "mistake", "mistakes")).
          """ : "No mistake breaks it.",
        tests: tests.filter { $0.numbers.contains(id) }.map(\.name),
        faults: summary.faultsThatNeedView.indices.filter {
          summary.faultsThatNeedView[$0].requirements.contains(id)
        })
    }
  }
}
