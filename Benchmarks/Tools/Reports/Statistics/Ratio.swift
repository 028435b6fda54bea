/// The time of some code divided by the time of the baseline, and an interval for this ratio.
///
/// The baseline is the measured code with which all other code is compared. The interval from `low`
/// to `high` should hold the ratio of the next build of the same code in 95 of 100 cases.
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

  /// Creates the ratio of measured times: the geometric mean of the ratios of all launches.
  ///
  /// The ratio of a launch of the program is the median of the ratios of its rounds. The ratio of a
  /// round is the time in this round divided by the time of the baseline in the same round. The
  /// result is `nil` if there are fewer than two launches, or if a launch has no rounds.
  ///
  /// - Parameters:
  ///   - launches: The times of the code in each launch, with one time for each round.
  ///   - baseline: The times of the baseline in the same launches and rounds.
  package init?(of launches: [[Double]], to baseline: [[Double]]) {
    let ratios = zip(launches, baseline).map { pairwiseRatios(of: $0, to: $1) }
    guard let estimate = Estimate(of: ratios) else { return nil }
    self.init(value: estimate.value, low: estimate.low, high: estimate.high)
  }

  /// Returns true if more work than the baseline's is seen beyond what measuring twice differs by.
  ///
  /// - Parameter again: The ratio of the baseline's second measurement to its first; `nil` if this
  ///   ratio is not known.
  /// - Returns: True if the 5% that a measurement adds, for example, is more than that.
  package func isMore(than again: Ratio?) -> Bool {
    low > 1 && value > again?.high ?? 1
  }
}
