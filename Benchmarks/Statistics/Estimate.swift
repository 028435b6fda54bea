/// An estimate of a quantity, such as a time, from several launches of a program.
///
/// Each launch runs the program in another layout, the order in which the linker places functions
/// and data. So the interval from `low` to `high` should hold the quantity in the next build of the
/// same code in 95 of 100 cases.
package struct Estimate: Codable, Equatable, Sendable {
  /// The geometric mean of the launches.
  ///
  /// The machine can be twice as fast in one launch as in another. A median would lie in the gap
  /// between both speeds by chance.
  package let value: Double
  package let low: Double
  package let high: Double

  package init(value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// Creates the estimate from measurements in several launches.
  ///
  /// The quantity of a launch is the median of its measurements. The estimate is `nil` if there are
  /// fewer than two launches, or if a launch has no measurement.
  ///
  /// - Parameter launches: The measurements of each launch of the program, all greater than zero.
  package init?(of launches: [[Double]]) {
    let medians = launches.compactMap { $0.median() }
    guard medians.count == launches.count, let interval = PredictionInterval(after: medians)
    else { return nil }
    self.init(value: interval.mean, low: interval.low, high: interval.high)
  }

  /// Returns the estimate of a quantity that is known as a ratio to this one.
  ///
  /// The interval is that of the ratio alone, as if this estimate were exact.
  package func multiplied(by ratio: Ratio) -> Estimate {
    Estimate(value: value * ratio.value, low: value * ratio.low, high: value * ratio.high)
  }
}
