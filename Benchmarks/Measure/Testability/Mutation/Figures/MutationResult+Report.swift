import Reports
import Scenarios
import Terminal

extension MutationResult {
  /// The result as a report: tables of architectures, roles and requirements, lists of mutants that
  /// are not noticed, and the hand-written faults.
  package var report: Report {
    var report = Report(title: "Mutation: which faults the tests of each architecture notice")
    report.facts = environment.facts
    let cutShort = MutationFigures.noteOnRequirements(architectures.map { ($0.name, $0.figures) })
    report.sections = [
      .init(tables: [modules, exclusions]), .init(tables: [roles]),
      .init(tables: [requirements], remarks: [cutShort].compactMap(\.self)),
      .init(
        remarksTitle: "Faults in roles that know no view, which no view-free test notices",
        remarks: missed),
      .init(remarksTitle: "Mutants that no scenario notices", remarks: unnoticed),
    ]
    report.legend = Self.figures.map(\.columnTerm)
    if architectures.contains(where: { $0.handWrittenFaults != nil }) {
      report.sections.append(handWrittenFaults)
      report.legend += Self.handWrittenFigures.map(\.columnTerm)
    }
    report.legend += Self.rules.map(\.columnTerm)
    report.notes = notes + sampleNotes + keptNotes
    return report
  }

  private static let figures =
    [
      lifted(
        .count("mutants", "Small changes to the code; the changed code compiles.") { $0.mutants }),
      places(
        "excluded", ExclusionRule.allCases,
        "Places that are never changed, such as a Boolean that turns an animation on."),
    ]
    + [
      .count("unreached", "Mutants that no view-free test and no scenario runs.") { $0.unreached },
      .count(
        "timed out",
        "Mutants with which the tests or the scenarios took too long and were stopped."
      ) { $0.timedOut },
      .faults, .faultsOnlyWithScreen,
    ].map(lifted)

  private static func lifted(_ figure: Figure<MutationFigures>) -> Figure<ArchitectureResult> {
    figure.of { $0.figures }
  }

  private static let handWrittenFigures: [Figure<MutationFigures>] = [
    .count(
      "hand-written",
      "Hand-written faults: patches with mistakes that a developer could have made."
    ) { $0.mutants },
    .count("by scenarios", "Hand-written faults that a scenario notices.") { $0.faults },
    .count("by view-free tests", "Hand-written faults that the view-free tests notice.") {
      $0.faults - $0.faultsThatNeedView
    },
  ]

  private static let rules = ExclusionRule.allCases.map { rule in
    let meaning =
      switch rule {
      case .animated: "the Booleans that turn an animation on or off."
      case .layout: "the direction of a stack of views."
      case .super: "calls of inherited implementations."
      case .coder: "initializers for archives, which are never called."
      case .initialization:
        """
        the first values of properties. Closures in them are changed, and so are literals in \
        variables.
        """
      case .setting:
        """
        statements that only set values, where doing them again or in another order changes nothing.
        """
      }
    return places(rule.rawValue, [rule], "Excluded: \(meaning)")
  }

  private static func places(
    _ name: String, _ rules: [ExclusionRule], _ meaning: String
  ) -> Figure<ArchitectureResult> {
    Figure(name, name, unit: "places", better: nil, sameness: .exact, meaning) { result in
      .count(result.excluded.filter { rules.contains($0.rule) }.reduce(0) { $0 + $1.count })
    }
  }

  private var modules: Table {
    Table(title: "Modules", Self.figures, rows: architectures.map { ($0.name, $0) })
  }

  private var exclusions: Table {
    Table(title: "Excluded places", Self.rules, rows: architectures.map { ($0.name, $0) })
  }

  private var roles: Table {
    Table(
      title: "Roles", columns: Self.figures.map { .init(title: $0.column) },
      sections: architectures.map { entry in
        .init(
          title: entry.name,
          rows: entry.roles.map { role in
            let result = entry.narrowed(toRole: role.role)
            return Table.Row(label: role.role, cells: Self.figures.map { $0.cell(of: result) })
          })
      }, overflow: .divide)
  }

  /// The table with the faults of each requirement, of which a column holds an architecture's.
  ///
  /// A fault counts for a requirement if the fault breaks a scenario of the requirement.
  private var requirements: Table {
    let figures = architectures.map(\.requirements)
    return Table(
      title: "Only with a screen / faults", columns: architectures.map { .init(title: $0.name) },
      sections: [
        .init(
          rows: Requirement.all.enumerated().map { index, requirement in
            Table.Row(
              label: requirement.id,
              cells: figures.map {
                .init(text: "\($0[index].faultsThatNeedView.grouped)/\($0[index].faults.grouped)")
              })
          })
      ], overflow: .divide)
  }

  /// A table of the hand-written faults, and each of them with what has noticed it.
  private var handWrittenFaults: Report.Section {
    let modules = architectures.compactMap { entry in
      entry.handWrittenFaults.map { (name: entry.name, faults: $0) }
    }
    return .init(
      tables: [
        Table(
          title: "Hand-written faults", Self.handWrittenFigures,
          rows: modules.map { ($0.name, MutationFigures(of: $0.faults.map(\.outcomes))) })
      ], remarksTitle: "Each hand-written fault, and what notices it",
      remarks: modules.flatMap(\.faults).map { tested in
        let count = tested.outcomes.brokenScenarios.count
        let scenarios = count == 1 ? "1 scenario" : "\(count) scenarios"
        let tests = tested.outcomes.viewFreeTests.isNotice ? ", view-free tests" : " only"
        return "\(tested.fault.id): \(tested.fault.meaning) Noticed by \(scenarios)\(tests)."
      })
  }

  private var sampleNotes: [String] {
    guard let sample else { return [] }
    return [
      """
      At most \(sample) mutants of each architecture were tested, the same in each run and spread \
      over its files. Excluded places are those of all files.
      """
    ]
  }

  private var keptNotes: [String] {
    let runs = architectures.compactMap { entry in entry.kept.map { "\(entry.name) of \($0)" } }
    guard !runs.isEmpty else { return [] }
    return [
      """
      Results kept from earlier runs, since the code and the tests are unchanged: \
      \(runs.joined(separator: "; ")).
      """
    ]
  }

  private var unnoticed: [String] {
    let reasons = architectures.map(\.unnoticed.reasons)
      .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    return reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value.grouped): \($0.key)" }
      + architectures.flatMap { entry in
        entry.unnoticed.unexplained.map { "No reason is given for \($0)." }
          + entry.unnoticed.outdated.map {
            "Benchmarks/Mutants/Unnoticed.txt lists a mutant that is noticed or is gone: \($0)."
          }
      }
  }

  private var missed: [String] {
    architectures.flatMap(\.missed).map(\.mutant).map { mutant in
      """
      \(mutant.module)/\(mutant.file):\(mutant.line): \(mutant.operator.rawValue) in \
      \(mutant.function): \(mutant.original.quoted)
      """
    }
  }
}

extension Figure<MutationFigures> {
  /// Returns a figure that is only a column of this report.
  fileprivate static func count(
    _ column: String, _ meaning: String, _ count: @escaping @Sendable (MutationFigures) -> Int
  ) -> Self {
    Self(column, column, unit: "mutants", better: nil, sameness: .exact, meaning) {
      .count(count($0))
    }
  }
}
