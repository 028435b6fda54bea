import Reports
import Sizes
import Terminal
import Testability

extension Comparison {
  /// The report of a whole comparison: the summary, and what it says.
  package var report: Report {
    var report = emptyReport
    report.sections = [
      Report.Section(tables: [table(of: .summary)]),
      Report.Section(
        remarksTitle: "What this says", remarks: findings.map(\.statement)),
    ]
    report.legend = FigureGroup.summary.figures.map(\.legendTerm)
    report.explainGaps(Self.gap)
    return report
  }

  /// Makes the report of one part of the comparison, such as the code sizes.
  ///
  /// - Parameters:
  ///   - part: A part that was measured.
  ///   - baselineID: The id of the architecture with which the others are compared.
  /// - Returns: The report, which a renderer lays out.
  package func report(of part: ComparisonPart, baselineID: String) -> Report {
    var report = emptyReport
    report.notes = notes(on: part)
    var section = Report.Section(tables: [figuresTable(of: groups(of: part))])
    switch part {
    case .size:
      section.tables.append(rolesTable)
      section.remarks = sharedRemark
    case .coverage: section.remarks = handWrittenFaultsRemark
    case .dispatch: return DispatchReport(of: self, baselineID: baselineID).report([.medians])
    }
    report.sections = [section]
    report.legend = terms(of: part)
    report.explainGaps(Self.gap)
    return report
  }

  /// Returns the words of the tables of one part, with their meanings.
  package func terms(of part: ComparisonPart) -> [Report.Term] {
    let ofFigures = groups(of: part).flatMap { $0.figures.map(\.legendTerm) }
    switch part {
    case .size:
      return ofFigures + [
        Report.Term(
          term: "names types of",
          meaning: """
            The other roles whose types the code of this role names, each with the number of \
            mentions: value means a struct or enum; behavior means a class, actor or protocol.
            """)
      ]
    case .coverage, .dispatch: return ofFigures
    }
  }

  private var emptyReport: Report {
    var report = Report(
      title: architectures.map(\.name).joined(separator: ", "), notes: notes.map(\.line))
    report.facts = environment.facts
    return report
  }

  private static let gap = "This figure was not measured; a note says why."

  private func groups(of part: ComparisonPart) -> [FigureGroup] {
    switch part {
    case .size: [distribution, .amount]
    case .coverage: [.testability]
    case .dispatch: [.dispatch]
    }
  }

  /// The figures on the division of the code, without kept ones if only sizes are known.
  private var distribution: FigureGroup {
    var group = FigureGroup.distribution
    for figure in FigureGroup.keptDistribution
    where architectures.allSatisfy({ figure.value($0) == nil }) {
      group.figures.removeAll { $0.id == figure.id }
    }
    return group
  }

  private func figuresTable(of groups: [FigureGroup]) -> Table {
    Table(
      columns: architectures.map { Table.Column(title: $0.name) },
      sections: groups.map { group in
        Table.Section(title: group.title, rows: group.figures.map { $0.row(of: architectures) })
      }, overflow: .turn)
  }

  private var handWrittenFaultsRemark: [String] {
    [
      MutationFigures.noteOnHandWrittenFaults(
        architectures.compactMap { entry in
          entry.mutation.map { (entry.name, $0.handWrittenFaults) }
        })
    ].compactMap(\.self)
  }

  private var sharedRemark: [String] {
    let sizes = [
      ("Models", shared.models), ("HeadlessUIKit", shared.headlessUIKit), ("Views", shared.views),
    ].compactMap { name, size in size.map { "\(name) \($0.codeLines.grouped)" } }
    guard !sizes.isEmpty else { return [] }
    return ["Code lines of modules that all architectures share: \(sizes.joined(separator: ", "))."]
  }

  // MARK: - Tables

  /// Makes a table with one row for each architecture.
  ///
  /// A figure that was not measured is a dash.
  ///
  /// - Parameters:
  ///   - group: The figures, one for each column.
  ///   - title: Returns the title of a column.
  /// - Returns: The table.
  package func table(
    of group: FigureGroup, titled title: (EntryFigure) -> String = \.column
  ) -> Table {
    Table(
      title: group.title, group.figures, rows: architectures.map { ($0.name, $0) }, titled: title)
  }

  /// The table of the roles in each architecture, the largest role first.
  ///
  /// A role, such as the presenter, is a group of source files with the same task.
  ///
  /// The last column lists each other role with a type that is named in the code of the role.
  private var rolesTable: Table {
    Table(
      title: "Roles",
      columns: [
        Table.Column(title: "code lines"), Table.Column(title: "share"),
        Table.Column(title: "complexity"), Table.Column(title: "mutable properties"),
        Table.Column(title: "names types of", holdsWords: true),
      ],
      sections: architectures.compactMap { entry in
        entry.size.map { Table.Section(title: entry.name, rows: Self.roleRows(of: $0)) }
      })
  }

  private static func roleRows(of size: ModuleSize) -> [Table.Row] {
    let roles = size.roles.sorted { left, right in
      (-left.value.size.codeLines, left.key) < (-right.value.size.codeLines, right.key)
    }
    return roles.map { name, role in
      let lines = role.size.codeLines
      let share = Value.share(lines, of: size.total.codeLines)
      return Table.Row(
        label: name,
        cells: [
          Table.Cell(text: lines.grouped), share.map { Table.Cell(text: $0.text) } ?? .notMeasured,
          Table.Cell(text: role.size.complexity.grouped),
          Table.Cell(text: role.size.mutableProperties.grouped),
          Table.Cell(text: role.namedRoles),
        ])
    }
  }
}
