import Comparisons
import ScenarioRuns

/// The title, the text and the conclusions at the top of the page.
struct OverviewContent: Encodable, Equatable {
  let title: String
  let text: String
  /// The conclusions from the figures, one sentence each, such as how much code it takes to find
  /// faults without a view.
  ///
  /// A conclusion says, for example, how much code the architecture has whose faults need a view
  /// least. The list is empty if no figure was measured from which a conclusion could be drawn.
  let conclusions: [String]
  /// The sentence that explains the baseline's mark in the charts, which is a thin line.
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
      ? "and \(scenarios) scenarios check that each architecture meets "
      : "and each architecture has to meet "
    text = """
      The same two screens are built in \(architectures) over the same models and the same views, \
      \(demand)the same \(page.requirements.count) requirements.
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
