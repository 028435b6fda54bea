/// A time divided by the baseline's, and an interval that is meant to hold the true ratio in 95 of
/// 100 cases.
package struct Ratio: Codable, Equatable, Sendable {
  package let value: Double
  package let low: Double
  package let high: Double

  /// The ratio of the baseline to itself by definition, with nothing left to measure.
  package static let one = Ratio(value: 1, low: 1, high: 1)

  package init(value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// The median of the ratios round by round, grouped by the launch of the program; `nil` without
  /// rounds.
  package init?(of launches: [[Double]], to baseline: [[Double]], bootstrap: inout Bootstrap) {
    let ratios = zip(launches, baseline).map { pairwiseRatios(of: $0, to: $1) }
    guard let estimate = Estimate(of: ratios, bootstrap: &bootstrap) else { return nil }
    self.init(value: estimate.median, low: estimate.low, high: estimate.high)
  }

  /// True if the measurement cannot tell the two apart.
  ///
  /// Then 1 lies in the interval, or the ratio is no farther from 1 than the interval of `again`
  /// reaches: the ratio of the baseline's second measurement to its first, `nil` if it is not known.
  /// Every report asks this method and has no rule of its own.
  package func isWithinNoise(of again: Ratio?) -> Bool {
    if (low...high).contains(1) { return true }
    guard let again else { return false }
    return abs(value - 1) <= max(abs(again.low - 1), abs(again.high - 1))
  }
}
