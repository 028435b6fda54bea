import Reports
import Sizes
import Terminal
import Testability

extension Comparison {
  /// Returns a report with tables of the measured parts, such as the code sizes.
  ///
  /// - Parameters:
  ///   - baselineID: The id of the architecture with which the others are compared.
  ///   - findings: The sentences that a report with all parts shows above its summary.
  /// - Returns: The report, which a renderer lays out as text.
  package func report(baselineID: String, findings: [String] = []) -> Report {
    let parts = measuredParts
    var report = Report(title: architectures.map(\.name).joined(separator: ", "), notes: notes)
    report.facts = environment.facts
    report.sections = parts.flatMap {
      sections(of: $0, among: parts, baselineID: baselineID, findings: findings)
    }
    report.legend = parts.flatMap {
      terms(of: $0, among: parts, baseline: baseline(baselineID))
    }
    if isWhole(parts) { report.legend += summaryTerms(besides: report.legend) }
    if report.tables.contains(where: \.hasBest) {
      let ofTimes =
        parts.contains(.dispatch)
        ? """
        . A time is marked only if it is clearly lower than the time of at least one other \
        architecture, and if no other architecture's time is clearly lower than the marked time. \
        Time A is clearly lower than time B if the 95% interval of A's ratio ends before the 95% \
        interval of B's ratio begins. Architectures with equal counts do the same work, so their \
        times are not compared with each other
        """ : ""
      report.legend.insert(
        .init(term: "*", meaning: "The best value among the architectures\(ofTimes)."), at: 0)
    }
    if report.tables.contains(where: \.hasGaps) {
      report.legend.append(
        .init(term: "–", meaning: "This figure was not measured; a note says why."))
    }
    return report
  }

  /// Returns the tables and remarks of one part of the comparison, such as the code sizes.
  ///
  /// - Parameters:
  ///   - part: A part that was measured.
  ///   - parts: All parts of the report, even those that are not measured yet. A report with
  ///     code size alone, or with dispatch cost alone, has one more table.
  ///   - baselineID: The id of the architecture with which the others are compared.
  ///   - findings: The sentences that a report with all parts shows above its summary.
  /// - Returns: Three sections (the figures, the findings and the summary) if the part is the test
  ///   coverage and the report has all parts. Otherwise one section.
  package func sections(
    of part: ComparisonPart, among parts: [ComparisonPart], baselineID: String,
    findings: [String] = []
  ) -> [Report.Section] {
    let baseline = baseline(baselineID)
    let groups = groups(of: part, baseline: baseline)
    var section = Report.Section(tables: groups.isEmpty ? [] : [figuresTable(of: groups)])
    switch part {
    case .size:
      if parts == [.size] { section.tables.append(rolesTable) }
      section.remarks += sharedRemark
    case .coverage where isWhole(parts):
      // Coverage is measured last, so all figures are known by now.
      let said = Report.Section(remarksTitle: "What the figures say", remarks: findings)
      return [section, said, Report.Section(tables: [summary], remarks: peopleRemark)]
    case .coverage: break
    case .dispatch:
      guard let baseline else { break }
      let tables: [Table?] = [
        dispatchCountsTable(baseline: baseline), memoryTable(baseline: baseline),
        dispatchTimesTable(baseline: baseline),
        parts == [.dispatch] ? furtherDispatchTable(baseline: baseline) : nil, bindingsTable,
      ]
      section.tables += tables.compactMap(\.self)
      section.remarks += [slowedRemark(baseline: baseline)].compactMap(\.self)
    }
    return [section]
  }

  private func isWhole(_ parts: [ComparisonPart]) -> Bool {
    Set(parts) == Set(ComparisonPart.allCases)
  }

  private func terms(
    of part: ComparisonPart, among parts: [ComparisonPart], baseline: Entry?
  ) -> [Report.Term] {
    let ofFigures = groups(of: part, baseline: baseline).flatMap { $0.figures.map(\.legendTerm) }
    switch part {
    case .size:
      guard parts == [.size] else { return ofFigures }
      let ofRoles = Report.Term(
        term: "names types of",
        meaning: """
          The other roles whose types the code of this role names, each with the number of \
          mentions: value means a struct or enum; behaviour means a class, actor or protocol.
          """)
      return ofFigures + [ofRoles]
    case .coverage: return ofFigures
    case .dispatch:
      guard let baseline else { return [] }
      return dispatchTerms(baseline: baseline, isComplete: parts == [.dispatch])
    }
  }

  private func baseline(_ id: String) -> Entry? { architectures.first { $0.id == id } }

  /// The parts that were measured, in the order of the report.
  ///
  /// A whole run shows the figures on tests even if no kept result holds for these sources.
  private var measuredParts: [ComparisonPart] {
    ComparisonPart.inOrder.filter { part in
      architectures.contains { entry in
        switch part {
        case .size: entry.size != nil
        case .coverage:
          entry.coverage != nil || entry.mutation != nil
            || (entry.size != nil && entry.dispatch != nil)
        case .dispatch: entry.dispatch != nil
        }
      }
    }
  }

  private typealias Group = (title: String, figures: [EntryFigure])

  private func groups(of part: ComparisonPart, baseline: Entry?) -> [Group] {
    switch part {
    case .size:
      [("Distribution", Self.distribution), ("Ease of use", Self.easeOfUse(baseline: baseline))]
    case .coverage: [("Testability", Self.testability)]
    case .dispatch: []
    }
  }

  private func figuresTable(of groups: [Group]) -> Table {
    Table(
      columns: architectures.map { Table.Column(title: $0.name) },
      sections: groups.map { group in
        Table.Section(title: group.title, rows: group.figures.map { $0.row(of: architectures) })
      }, overflow: .turn)
  }

  private var peopleRemark: [String] {
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
