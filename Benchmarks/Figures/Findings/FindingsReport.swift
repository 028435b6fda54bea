import Reports

/// The findings of a comparison, with the machine and the tools of its measurement.
package struct FindingsReport: Encodable, Equatable, Sendable {
  /// The machine and the tools of the comparison.
  package let environment: RunEnvironment
  /// The id of the architecture that the others are compared with.
  package let baseline: String
  /// The findings, in the order in which they are shown.
  package let findings: [Finding]
  /// The rules that give no finding, each with what is missing.
  let leftOut: [LeftOutFinding]
  let names: [String]

  private enum CodingKeys: CodingKey { case environment, baseline, findings, leftOut }

  /// Computes the findings of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - baseline: The id of the architecture that the others are compared with.
  package init(of comparison: Comparison, baseline: String) {
    environment = comparison.environment
    self.baseline = baseline
    findings = comparison.findings(baseline: baseline)
    leftOut = comparison.leftOutFindings(besides: findings)
    names = comparison.architectures.map(\.name)
  }

  /// The report with one remark for each finding, for Markdown.
  package var report: Report {
    var report = Report(title: names.joined(separator: ", "), notes: leftOut.remarks)
    report.facts = environment.facts
    report.sections = [
      Report.Section(
        remarksTitle: "What the figures say",
        remarks: findings.map { "\($0.text) (\($0.origin))" })
    ]
    return report
  }
}

extension Finding {
  /// The rule of the finding, and the kind of its figures.
  var origin: String { "\(rule) From \(certainty)." }
}
