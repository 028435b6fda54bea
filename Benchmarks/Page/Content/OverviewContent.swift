import Behavior
import Figures
import Traces

/// The title, the text and the findings at the top of the page.
struct OverviewContent: Encodable, Equatable {
  let title: String
  let text: String
  /// The findings, which say what the figures mean; empty if the figures support none.
  let findings: [FindingContent]
  /// The sentence that explains the thin line, which marks the baseline's value in the charts.
  let baselineKey: String
  /// The text with the numbers of traced scenarios and of architectures, such as `177 scenarios
  /// of 14 architectures`.
  let extent: String

  init(of page: ReportPage) {
    let architectures = counted(page.architectures.count, "architecture", "architectures")
    title = "One app, \(architectures)"
    let scenarios = page.conformance?.scenarioCount ?? 0
    let demand =
      scenarios > 0
      ? """
      Together, \(scenarios) scenarios check that each architecture meets the same \
      \(page.requirements.count) requirements.
      """
      : "Each architecture has to meet the same \(page.requirements.count) requirements."
    text = """
      The same two screens are built in \(architectures) over the same models and the same views. \
      \(demand)
      """
    findings = page.comparison.findings.map(FindingContent.init)
    baselineKey = """
      The thin line in a chart marks the value of \(page.baselineName). All other architectures are \
      compared with \(page.baselineName).
      """
    let played = counted(page.traces?.scenarios.count ?? 0, "scenario", "scenarios")
    extent = "\(played) of \(architectures)"
  }
}

/// A statement about the comparison, with what follows from it and its rule.
struct FindingContent: Encodable, Equatable {
  let id: String
  let text: String
  let rule: String
  let advice: String

  init(_ finding: Finding) {
    id = finding.id
    text = finding.text
    rule = finding.rule
    advice = finding.advice
  }
}
