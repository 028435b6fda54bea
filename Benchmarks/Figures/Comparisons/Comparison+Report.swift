import Reports
import Sizes
import Terminal
import Testability

extension Comparison {
  /// The report of a whole comparison: the summary, and what it says.
  package var report: Report {
    var report = emptyReport
    report.sections = [
      Report.Section(tables: [summary]),
      Report.Section(
        remarksTitle: "What this says", remarks: findings.map { "\($0.text) \($0.advice)" }),
    ]
    report.legend = FigureGroup.summary.figures.map(\.legendTerm) + gapTerm(in: report)
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
    var section = Report.Section(tables: [figuresTable(of: groups(of: part))])
    switch part {
    case .size:
      section.tables.append(rolesTable)
      section.remarks = sharedRemark
    case .coverage: section.remarks = handWrittenFaultsRemark
    case .dispatch: return dispatchReport([.medians], baselineID: baselineID)
    }
    report.sections = [section]
    report.legend = terms(of: part) + gapTerm(in: report)
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

  private func gapTerm(in report: Report) -> [Report.Term] {
    guard report.tables.contains(where: \.hasGaps) else { return [] }
    return [.init(term: "–", meaning: "This figure was not measured; a note says why.")]
  }

  private func groups(of part: ComparisonPart) -> [FigureGroup] {
    switch part {
    case .size: [.distribution, .amount]
    case .coverage: [.testability]
    case .dispatch: [.dispatch]
    }
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
      architectures.compactMap { entry in
        entry.mutation.map { ModuleFigures(name: entry.name, figures: $0.faultsOfPeople) }
      }.noteOnPeople
    ].compactMap(\.self)
  }

  private var sharedRemark: [String] {
    let sizes = [
      ("Models", shared.models), ("HeadlessUIKit", shared.headlessUIKit), ("Views", shared.views),
    ].compactMap { name, size in size.map { "\(name) \($0.codeLines.grouped)" } }
    guard !sizes.isEmpty else { return [] }
    return ["Code lines of modules that all architectures share: \(sizes.joined(separator: ", "))."]
  }
}
