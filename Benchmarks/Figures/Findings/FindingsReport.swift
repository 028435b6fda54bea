import Reports

/// The findings of a comparison, with the machine and the tools of its measurement.
package struct FindingsReport: Encodable, Equatable, Sendable {
  /// The machine and the tools of the comparison.
  package let environment: RunEnvironment
  /// The findings, in the order in which they are shown.
  package let findings: [Finding]
  /// The ids of the rules that give no finding.
  let leftOut: [String]
  let names: [String]
  /// The notes on what was not measured, and how to measure it.
  private let hints: [String]

  private enum CodingKeys: CodingKey { case environment, findings, leftOut }

  /// Computes the findings of a comparison.
  package init(of comparison: Comparison) {
    environment = comparison.environment
    let all = comparison.allFindings
    findings = Array(all.prefix(Comparison.mostFindings))
    let said = Set(all.map(\.id))
    leftOut = FindingRule.all.map(\.id).filter { !said.contains($0) }
    names = comparison.architectures.map(\.name)
    hints = comparison.notes.filter { $0.kind == .notMeasured }.map(\.line)
  }

  /// The report with one remark for each finding, for Markdown.
  package var report: Report {
    var report = Report(title: names.joined(separator: ", "), notes: remarks)
    report.facts = environment.facts
    report.sections = [
      Report.Section(
        remarksTitle: "What this says",
        remarks: findings.map { "\($0.statement) (\($0.rule))" })
    ]
    return report
  }

  /// The sentences on the rules without a finding, and on what was not measured.
  var remarks: [String] {
    (leftOut.isEmpty
      ? []
      : ["Left out, because the figures do not support it: \(leftOut.joined(separator: ", "))."])
      + hints
  }
}
