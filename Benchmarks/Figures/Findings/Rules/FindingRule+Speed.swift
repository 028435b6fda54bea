import Costs
import Foundation
import Reports
import Terminal

extension FindingRule {
  /// The rule on the share of a frame that the slowest interaction takes.
  static let speed = FindingRule(
    "speed", advice: "So leave speed out of the choice at this size.",
    """
    Takes the upper ends of the 95% intervals of all times, as shares of a frame at 120 Hz, rounded \
    up to 0.1%; left out if the largest is 5% or more, or if an architecture has no times.
    """
  ) { comparison in
    let shares = comparison.architectures.compactMap { EntryFigure.frameShare.value($0)?.number }
    guard shares.count == comparison.architectures.count, let most = shares.max() else {
      return nil
    }
    let share = (10 * most).rounded(.up) / 10
    guard share < 5 else { return nil }
    let machine = (comparison.dispatchEnvironment ?? comparison.environment).processor
    return (
      "Speed will not decide.",
      """
      None of \(comparison.interactions.count) interactions takes more than \(share.fixed(1))% of a \
      frame at 120 Hz\(machine.map { " (\($0))" } ?? ""), drawing and network aside.
      """
    )
  }
}
