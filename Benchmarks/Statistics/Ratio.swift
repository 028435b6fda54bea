/// A time divided by the baseline's time, and an interval that is meant to hold the true ratio in
/// 95 of 100 cases.
package struct Ratio: Codable, Equatable, Sendable {
  package let value: Double
  package let low: Double
  package let high: Double

  /// The ratio of the baseline to itself, which is 1 by definition and is not measured.
  package static let one = Ratio(value: 1, low: 1, high: 1)

  package init(value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// Creates the median of the ratios of all rounds; `nil` without rounds.
  ///
  /// The ratio of a round is its time divided by the baseline's time in the same round. Both lists
  /// of times are grouped by the launch of the program.
  package init?(of launches: [[Double]], to baseline: [[Double]], bootstrap: inout Bootstrap) {
    let ratios = zip(launches, baseline).map { pairwiseRatios(of: $0, to: $1) }
    guard let estimate = Estimate(of: ratios, bootstrap: &bootstrap) else { return nil }
    self.init(value: estimate.median, low: estimate.low, high: estimate.high)
  }

  /// Decides if the measurement cannot tell the two sides of the ratio apart: the time and the
  /// baseline's time.
  ///
  /// This is so if the interval contains 1, or if the value is no farther from 1 than the ends of
  /// the interval of `again`. Every report asks this method and has no rule of its own.
  ///
  /// - Parameter again: The ratio of the baseline's second measurement to its first; `nil` if this
  ///   ratio is not known.
  /// - Returns: True if the two sides of the ratio cannot be told apart.
  package func isWithinNoise(of again: Ratio?) -> Bool {
    if (low...high).contains(1) { return true }
    guard let again else { return false }
    return abs(value - 1) <= max(abs(again.low - 1), abs(again.high - 1))
  }
}
