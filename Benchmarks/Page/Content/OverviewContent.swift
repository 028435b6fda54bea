import Comparisons
import ScenarioRuns

/// The title, the text and the conclusions at the top of the page.
struct OverviewContent: Encodable, Equatable {
  let title: String
  let text: String
  /// The conclusions from the figures, one sentence each.
  ///
  /// For example, a conclusion names the architecture with the smallest share of faults that need
  /// a view, and the amount of its code. The list is empty if the figures allow no conclusion.
  let conclusions: [String]
  /// The sentence that explains the thin line, which marks the baseline's value in the charts.
  let baselineKey: String
  /// The text with the numbers of traced scenarios and of architectures, such as `125 scenarios
  /// of 10 architectures`.
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
    conclusions = page.comparison.conclusions(baseline: page.baseline)
    baselineKey = """
      The thin line in a chart marks the value of \(page.baselineName). All other architectures are \
      compared with \(page.baselineName).
      """
    let played = counted(page.traces?.scenarios.count ?? 0, "scenario", "scenarios")
    extent = "\(played) of \(architectures)"
  }
}
