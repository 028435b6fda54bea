import CodeSizes
import Tables
import Terminal

extension Comparison {
  /// The comparison as tables, of the parts that were measured.
  ///
  /// - Parameter baselineID: What ratios compare with.
  /// - Returns: The report, to be laid out.
  package func report(baselineID: String) -> Report {
    let baseline = architectures.first { $0.id == baselineID }
    var report = Report(title: architectures.map(\.name).joined(separator: ", "))
    report.facts = environment.facts
    let groups = groups(baseline: baseline)
    if !groups.isEmpty {
      report.tables.append(figuresTable(of: groups))
      report.legend += groups.flatMap { $0.figures.map(\.explanation) }
    }
    if hasSize { describeSize(in: &report) }
    if hasDispatch, let baseline {
      describeDispatch(in: &report, baseline: baseline)
    }
    if hasSize, hasCoverage, hasDispatch { describeSummary(in: &report) }
    if report.tables.contains(where: \.hasBest) {
      let ofTimes = hasDispatch ? "; of times, all that may be the fastest" : ""
      report.legend.insert(
        .init(term: "*", meaning: "The best value among the architectures\(ofTimes)."), at: 0)
    }
    if report.tables.contains(where: \.hasGaps) {
      report.legend.append(.init(term: "–", meaning: "Not measured; a note says why."))
    }
    report.notes = notes
    return report
  }

  private var hasSize: Bool { architectures.contains { $0.size != nil } }
  private var hasCoverage: Bool { architectures.contains { $0.coverage != nil } }
  private var hasDispatch: Bool { architectures.contains { $0.dispatch != nil } }

  private typealias Group = (title: String, figures: [EntryFigure])

  private func groups(baseline: Entry?) -> [Group] {
    var groups: [Group] = []
    if hasSize { groups.append(("Distribution", Self.distribution)) }
    if hasCoverage { groups.append(("Testability", Self.testability)) }
    if hasSize { groups.append(("Ease of use", Self.easeOfUse(baseline: baseline))) }
    return groups
  }

  private func figuresTable(of groups: [Group]) -> Table {
    Table(
      columns: architectures.map { Table.Column(title: $0.name) },
      sections: groups.map { group in
        Table.Section(title: group.title, rows: group.figures.map { $0.row(of: architectures) })
      }, overflow: .turn)
  }

  /// What few look at is for whoever asked for dispatch alone.
  private func describeDispatch(in report: inout Report, baseline: Entry) {
    let isComplete = !hasSize && !hasCoverage
    report.tables.append(dispatchTable(baseline: baseline))
    if isComplete { report.tables.append(furtherDispatchTable(baseline: baseline)) }
    report.tables += [bindingsTable].compactMap(\.self)
    report.remarks += [slowedRemark(baseline: baseline)].compactMap(\.self)
    report.legend += dispatchExplanations(baseline: baseline, isComplete: isComplete)
  }

  /// Roles are many lines, for whoever asked for the size alone.
  private func describeSize(in report: inout Report) {
    if !hasCoverage, !hasDispatch {
      report.tables.append(rolesTable)
      report.legend.append(
        .init(
          term: "names types of",
          meaning: "How often code of the role names a type of each other role."))
    }
    report.remarks += sharedRemark
  }

  private var sharedRemark: [String] {
    let sizes = [
      ("Models", shared.models), ("HeadlessUIKit", shared.headlessUIKit), ("Views", shared.views),
    ].compactMap { name, size in size.map { "\(name) \($0.codeLines.grouped)" } }
    guard !sizes.isEmpty else { return [] }
    return ["Shared by all and charged to none, in code lines: \(sizes.joined(separator: ", "))."]
  }
}

extension Table {
  fileprivate var cells: [Cell] { sections.flatMap { $0.rows.flatMap(\.cells) } }
  var hasBest: Bool { cells.contains(where: \.isBest) }
  var hasGaps: Bool { cells.contains(.notMeasured) }
}
