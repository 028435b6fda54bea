import Comparisons
import Tables

/// The findings of a comparison, with the machine and the tools of its measurement.
package struct FindingsReport: Encodable, Equatable, Sendable {
  /// The machine and the tools of the comparison.
  package let environment: RunEnvironment
  /// The id of the architecture that the others are compared with.
  package let baseline: String
  /// The findings, in the order in which they are shown.
  package let findings: [Finding]
  /// The names of the compared architectures.
  let names: [String]

  private enum CodingKeys: CodingKey { case environment, baseline, findings }

  /// Computes the findings of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - baseline: The id of the architecture that the others are compared with.
  package init(of comparison: Comparison, baseline: String) {
    environment = comparison.environment
    self.baseline = baseline
    findings = comparison.findings(baseline: baseline)
    names = comparison.architectures.map(\.name)
  }

  /// The report with one remark for each finding, for Markdown.
  package var report: Report {
    var report = Report(title: names.joined(separator: ", "), notes: remark.map { [$0] } ?? [])
    report.facts = environment.facts
    report.sections = [
      Report.Section(
        remarksTitle: "What the figures say",
        remarks: findings.map { "\($0.text) (\($0.origin))" })
    ]
    return report
  }

  /// The sentence that says how many rules give no finding; `nil` if each of them gives one.
  var remark: String? {
    let count = FindingRule.all.count - findings.count
    guard count > 0 else { return nil }
    return """
      \(count) of \(FindingRule.all.count) rules \(count == 1 ? "gives" : "give") no sentence, \
      because figures are missing or do not support one.
      """
  }
}

extension Finding {
  /// The rule of the finding, and the kind of its figures.
  var origin: String { "\(rule) From \(certainty)." }
}
