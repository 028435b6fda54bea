/// An estimate of a value, such as a time, from several launches of a program.
///
/// Each launch runs the program in another layout. A layout is the order in which the linker places
/// functions and data. The next build of the same code has a new layout, too. In 95 of 100 cases,
/// the value of the next build should lie in the interval from `low` to `high`.
package struct Estimate: Codable, Equatable, Sendable {
  /// The geometric mean of the values of all launches.
  ///
  /// The mean is used instead of the median. The machine can be twice as fast in some launches as
  /// in the others. The median of all launches would then depend on chance: the median could be the
  /// value of a fast launch, the value of a slow launch, or a value between these two.
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
  /// The value of a launch is the median of its measurements. The estimate is `nil` if there are
  /// fewer than two launches, or if a launch has no measurement.
  ///
  /// - Parameter launches: The measurements of each launch of the program, all greater than zero.
  package init?(of launches: [[Double]]) {
    let medians = launches.compactMap { $0.median() }
    guard medians.count == launches.count, let interval = PredictionInterval(after: medians)
    else { return nil }
    self.init(value: interval.mean, low: interval.low, high: interval.high)
  }

  /// Returns the estimate of another value, whose ratio to this one is known.
  ///
  /// The width of the new interval comes from the ratio alone, as if the value of this estimate
  /// were exact.
  package func multiplied(by ratio: Ratio) -> Estimate {
    Estimate(value: value * ratio.value, low: value * ratio.low, high: value * ratio.high)
  }
}
