/// An estimate of a value, such as a time: the median of several launches, and an interval.
///
/// Each launch runs the program in another layout, the order in which the linker places functions
/// and data. So the interval from `low` to `high` should hold the value of the next build of the
/// same code in 95 of 100 cases.
package struct Estimate: Codable, Equatable, Sendable {
  package let median: Double
  package let low: Double
  package let high: Double

  package init(median: Double, low: Double, high: Double) {
    self.median = median
    self.low = low
    self.high = high
  }

  /// Creates the estimate from measurements in several launches.
  ///
  /// The value of a launch is the median of its measurements. The estimate is `nil` if there are
  /// fewer than two launches, or if a launch has no measurement.
  ///
  /// - Parameter launches: The measurements of each launch of the program, all greater than zero.
  package init?(of launches: [[Double]]) {
    let medians = launches.compactMap { $0.median() }
    guard medians.count == launches.count, let median = medians.median(),
      let interval = PredictionInterval(after: medians)
    else { return nil }
    self.init(median: median, low: interval.low, high: interval.high)
  }
}
