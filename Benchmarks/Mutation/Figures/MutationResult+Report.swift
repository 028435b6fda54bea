import Scenarios
import Tables
import Terminal

extension MutationResult {
  /// The result as a report: tables of architectures, roles and requirements, the faults that the
  /// own tests do not notice, and the faults of people.
  package var report: Report {
    var report = Report(title: "Mutation: which faults the tests of each architecture notice")
    report.facts = environment.facts
    report.sections = [
      .init(tables: [modules]), .init(tables: [roles]), .init(tables: [requirements]),
      .init(remarksTitle: "Faults that no own test notices", remarks: missed),
    ]
    var columns = Self.columns
    if architectures.contains(where: { $0.faultsOfPeople != nil }) {
      report.sections.append(people)
      columns += Self.peopleColumns
    }
    report.legend = columns.map { .init(term: $0.title, meaning: $0.meaning) }
    report.notes = notes + keptNotes
    return report
  }

  private static let columns: [(title: String, meaning: String)] = [
    ("mutants", "Small changes to the code that compile."),
    ("excluded", "Places that a rule leaves out, since no screen without pixels shows them."),
    ("unviable", "Changes that do not compile."),
    ("unreached", "Mutants that no test and no scenario runs."),
    ("timed out", "Mutants with which a program did not come to an end."),
    ("faults", "Mutants that a scenario notices, so that a person would."),
    ("need a view", "Faults that the view-free tests do not notice."),
    ("share", "Share of the faults that need a view."),
    ("own tests", "Share of the faults that the architecture's own tests notice."),
  ]

  private var modules: Table {
    Table(
      title: "Modules", columns: Self.columns.map { .init(title: $0.title) },
      sections: [
        .init(
          rows: architectures.map { entry in
            Table.Row(
              label: entry.name,
              cells: cells(
                of: entry.figures, excluded: entry.excluded.values.reduce(0, +),
                unviable: entry.unviable.count))
          })
      ], overflow: .divide)
  }

  private var roles: Table {
    let columns = Self.columns.filter { !["excluded", "unviable"].contains($0.title) }
    return Table(
      title: "Roles", columns: columns.map { .init(title: $0.title) },
      sections: architectures.map { entry in
        .init(
          title: entry.name,
          rows: entry.roles.map { .init(label: $0.role, cells: cells(of: $0.figures)) })
      })
  }

  /// The faults that break a scenario of each requirement.
  private var requirements: Table {
    let scenarios = Requirement.all.map { requirement in
      Set(Scenario.all.filter { $0.requirements.contains(requirement.id) }.map(\.id))
    }
    return Table(
      title: "Faults that need a view / faults",
      columns: Requirement.all.map { .init(title: $0.id) },
      sections: [
        .init(
          rows: architectures.map { entry in
            Table.Row(
              label: entry.name,
              cells: scenarios.map { ids in
                let figures = entry.figures(ofRequirement: ids)
                return Table.Cell(
                  text: "\(figures.faultsThatNeedView.grouped)/\(figures.faults.grouped)")
              })
          })
      ], overflow: .divide)
  }

  private func cells(
    of figures: MutationFigures, excluded: Int? = nil, unviable: Int? = nil
  ) -> [Table.Cell] {
    let texts: [String?] = [
      figures.mutants.grouped, excluded?.grouped, unviable?.grouped, figures.unreached.grouped,
      figures.timedOut.grouped, figures.faults.grouped, figures.faultsThatNeedView.grouped,
      FigureValue.share(figures.faultsThatNeedView, of: figures.faults)?.text ?? "–",
      FigureValue.share(figures.faultsFoundByOwnTests, of: figures.faults)?.text ?? "–",
    ]
    return texts.compactMap { $0.map { Table.Cell(text: $0) } }
  }

  private var keptNotes: [String] {
    let kept = architectures.filter { $0.kept != nil }
    guard !kept.isEmpty else { return [] }
    let runs = kept.map { entry in
      "\(entry.name) of \(entry.kept?.date ?? "")\(entry.kept?.commit.map { ", commit \($0)" } ?? "")"
    }
    return [
      """
      Kept from earlier runs, since nothing has changed that could change them: \
      \(runs.joined(separator: "; ")).
      """
    ]
  }

  private var missed: [String] {
    architectures.flatMap { entry in
      entry.judged.filter { $0.verdict.isFault && !$0.verdict.isFoundByOwnTests }.map { judged in
        let mutant = judged.mutant
        return """
          \(mutant.module)/\(mutant.file):\(mutant.line): \(mutant.operator) in \
          \(mutant.function): \(mutant.original.quoted)
          """
      }
    }
  }
}
