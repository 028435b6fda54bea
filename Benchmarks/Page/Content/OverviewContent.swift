import CodeSizes
import Comparisons
import Coverage
import DispatchCosts
import ScenarioRuns
import Statistics
import Terminal

/// The title, the text and the ranges of figures at the top of the page.
struct OverviewContent: Encodable, Equatable {
  /// The lowest and the highest value of a figure among the architectures.
  struct Range: Encodable, Equatable {
    var label: String
    /// The lowest and the highest value, or one value if only one architecture was measured.
    var ends: [End]
  }

  /// The lowest or the highest value as text, with the architectures that have this value.
  struct End: Encodable, Equatable {
    var text: String
    var holders: String
  }

  let title: String
  let text: String
  let ranges: [Range]
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
      ? "and \(scenarios) scenarios check that each of them meets " : "and each has to meet "
    text = """
      The same two screens are built in \(architectures) over the same models and the same views, \
      \(demand)the same \(page.requirements.count) requirements. This page shows what each \
      architecture costs and gives: how much code it takes, what its tests prove without a view, \
      what one touch costs, and which calls lead from the touched control to the changed screen.
      """
    let interaction = page.comparison.chosenInteraction
    ranges = [
      Range(
        "code lines", of: page, value: { ($0.size?.total.codeLines).map(Double.init) },
        text: { Int($0).grouped }),
      Range(
        "of \(page.requirements.count) requirements proved without a view", of: page,
        value: { ($0.coverage?.requirementsViewFree.count).map(Double.init) },
        text: { Int($0).grouped }),
      Range(
        "the time of \(interaction), beside \(page.baselineName)", of: page,
        value: { entry in
          entry.dispatch?.first { $0.interaction == interaction }?.ratio?.value
        },
        text: { "×\($0.fixed(2))" }),
    ].compactMap(\.self)
    baselineKey = """
      The other architectures are compared with \(page.baselineName), whose value the thin line marks.
      """
    let played = counted(page.traces?.scenarios.count ?? 0, "scenario", "scenarios")
    extent = "\(played) of \(architectures)"
  }
}

extension OverviewContent.Range {
  /// Creates the range of a figure; `nil` if no architecture has the figure.
  fileprivate init?(
    _ label: String, of page: ReportPage, value: (Comparison.Entry) -> Double?,
    text: (Double) -> String
  ) {
    let known = page.comparison.architectures.compactMap { entry in
      value(entry).map { (name: entry.name, value: $0) }
    }
    guard let low = known.map(\.value).min(), let high = known.map(\.value).max() else {
      return nil
    }
    self.label = label
    ends = (known.count == 1 ? [low] : [low, high]).map { end in
      let holders = known.filter { $0.value == end }.map(\.name)
      return .init(
        text: text(end),
        holders: holders.count > 2
          ? counted(holders.count, "architecture", "architectures")
          : holders.joined(separator: ", "))
    }
  }
}

extension Comparison {
  /// The id of the interaction that the page shows first; empty if none was measured.
  ///
  /// The page shows `name-saved` first, since it takes the longest way through an architecture. If
  /// `name-saved` was not measured, the page shows the first measured interaction.
  var chosenInteraction: String {
    interactions.contains("name-saved") ? "name-saved" : interactions.first ?? ""
  }
}
