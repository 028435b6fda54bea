import Reports
import Scenarios
import Terminal

extension MutationResult {
  /// The result as a report: tables of architectures, roles and requirements, lists of mutants that
  /// are not noticed, and the faults of people.
  package var report: Report {
    var report = Report(title: "Mutation: which faults the tests of each architecture notice")
    report.facts = environment.facts
    report.sections = [
      .init(tables: [modules, exclusions]), .init(tables: [roles]),
      .init(tables: [requirements], remarks: requirementNotes),
      .init(
        remarksTitle: "Faults in roles that know no view, which no view-free test notices",
        remarks: missed),
      .init(remarksTitle: "Mutants that no scenario notices", remarks: unnoticed),
    ]
    var columns = Self.columns
    if architectures.contains(where: { $0.faultsOfPeople != nil }) {
      report.sections.append(people)
      columns += Self.peopleColumns
    }
    report.legend = (columns + Self.rules).map { .init(term: $0.title, meaning: $0.meaning) }
    report.notes = notes + sampleNotes + keptNotes
    return report
  }

  private static let columns: [(title: String, meaning: String)] = [
    ("mutants", "Small changes to the code; the changed code compiles."),
    ("excluded", "Places that are never changed, such as a Boolean that turns an animation on."),
    ("unreached", "Mutants that no view-free test and no scenario runs."),
    ("timed out", "Mutants with which the tests or the scenarios took too long and were stopped."),
    ("faults", "Mutants that a scenario notices and that a person would therefore notice, too."),
    ("need a view", "Faults that the view-free tests do not notice."),
  ]

  /// The names of the rules that exclude places, with the places that each rule excludes.
  static let rules: [(title: String, meaning: String)] = [
    ("animated", "Excluded: the Booleans that turn an animation on or off."),
    ("layout", "Excluded: the direction of a stack of views."),
    ("super", "Excluded: calls of inherited implementations."),
    ("coder", "Excluded: initializers for archives, which are never called."),
    (
      "initialization",
      """
      Excluded: the first values of properties. Closures in them are changed, and so are literals \
      in variables.
      """
    ),
  ]

  private var modules: Table {
    Table(
      title: "Modules", columns: Self.columns.map { .init(title: $0.title) },
      sections: [
        .init(
          rows: architectures.map { entry in
            Table.Row(label: entry.name, cells: cells(of: entry.figures, entry))
          })
      ], overflow: .divide)
  }

  /// The table with the number of places that each rule excludes.
  private var exclusions: Table {
    Table(
      title: "Excluded places", columns: Self.rules.map { .init(title: $0.title) },
      sections: [
        .init(
          rows: architectures.map { entry in
            Table.Row(
              label: entry.name,
              cells: Self.rules.map { rule in
                let places = entry.excluded.filter { $0.rule.rawValue == rule.title }
                return Table.Cell(text: places.reduce(0) { $0 + $1.count }.grouped)
              })
          })
      ])
  }

  private var roles: Table {
    Table(
      title: "Roles", columns: Self.columns.map { .init(title: $0.title) },
      sections: architectures.map { entry in
        .init(
          title: entry.name,
          rows: entry.roles.map { role in
            Table.Row(
              label: role.role, cells: cells(of: role.figures, entry.narrowed(toRole: role.role)))
          })
      }, overflow: .divide)
  }

  /// The table with the faults of each requirement, of which a column holds an architecture's.
  ///
  /// A fault counts for a requirement if the fault breaks a scenario of the requirement.
  private var requirements: Table {
    let figures = architectures.map(\.requirements)
    return Table(
      title: "Need a view / faults", columns: architectures.map { .init(title: $0.name) },
      sections: [
        .init(
          rows: Requirement.all.enumerated().map { index, requirement in
            Table.Row(
              label: requirement.id, cells: figures.map { Table.Cell(text: $0[index].text) })
          })
      ], overflow: .divide)
  }

  private var requirementNotes: [String] {
    [
      architectures.map { ModuleFigures(name: $0.name, figures: $0.figures) }.noteOnRequirements
    ].compactMap(\.self)
  }

  private func cells(
    of figures: MutationFigures, _ result: ArchitectureResult
  ) -> [Table.Cell] {
    let excluded = result.excluded.reduce(0) { $0 + $1.count }
    let texts = [
      figures.mutants.grouped, excluded.grouped,
      figures.unreached.grouped, figures.timedOut.grouped, figures.faults.grouped,
      figures.faultsThatNeedView.grouped,
    ]
    return texts.map { Table.Cell(text: $0) }
  }

  private var sampleNotes: [String] {
    guard let sample else { return [] }
    return [
      """
      At most \(sample) mutants of each architecture were judged, the same in each run and spread \
      over its files. Excluded places are those of all files.
      """
    ]
  }

  private var keptNotes: [String] {
    let kept = architectures.filter { $0.kept != nil }
    guard !kept.isEmpty else { return [] }
    let runs = kept.compactMap { entry in entry.kept.map { "\(entry.name) of \($0)" } }
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
    architectures.flatMap { entry in
      entry.missed.map { judged in
        let mutant = judged.mutant
        return """
          \(mutant.module)/\(mutant.file):\(mutant.line): \(mutant.operator.rawValue) in \
          \(mutant.function): \(mutant.original.quoted)
          """
      }
    }
  }
}

extension MutationSummary.RequirementFigures {
  /// The faults that need a view and all faults, such as `45/88`.
  fileprivate var text: String { "\(faultsThatNeedView.grouped)/\(faults.grouped)" }
}
