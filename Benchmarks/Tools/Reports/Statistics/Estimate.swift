import Foundation

/// An estimate of a time, or of a ratio of times, from several launches of a program.
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

  /// The ratio of the baseline to itself, which is 1 by definition and is not measured.
  package static let one = Estimate(value: 1, low: 1, high: 1)

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
    guard medians.count == launches.count else { return nil }
    self.init(after: medians)
  }

  /// Creates the estimate of measured times divided by those of the baseline.
  ///
  /// A time and that of the baseline in the same round are divided first. A disturbance of both, such
  /// as a slower processor, therefore cancels out.
  ///
  /// - Parameters:
  ///   - launches: The times of the code in each launch, with one time for each round.
  ///   - baseline: The times of the baseline in the same launches and rounds.
  package init?(of launches: [[Double]], to baseline: [[Double]]) {
    self.init(of: zip(launches, baseline).map { zip($0, $1).map { $0 / $1 } })
  }

  /// Creates the estimate of the value after the given values, one of each launch.
  ///
  /// All these values are assumed to come from the same distribution, and their logarithms to be
  /// normally distributed. For n logarithms with the standard deviation s, the interval of the next
  /// logarithm is mean ± t · s · √(1 + 1/n), where t is the quantile of Student's t distribution at
  /// 97.5%. Source: Hahn and Meeker, "Statistical Intervals" (1991), chapter 4.
  ///
  /// The estimate is `nil` if there are fewer than two values, or if any value is infinite, zero,
  /// negative or not a number.
  init?(after values: [Double]) {
    guard values.count > 1, values.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    let count = Double(values.count)
    // In this unit, the logarithms of equal values are exactly 0.
    let unit = values[0]
    let logarithms = values.map { log($0 / unit) }
    let mean = logarithms.reduce(0, +) / count
    let variance = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let quantile = Self.quantiles[min(values.count - 1, Self.quantiles.count) - 1]
    let reach = quantile * (variance * (1 + 1 / count)).squareRoot()
    self.init(
      value: unit * exp(mean), low: unit * exp(mean - reach), high: unit * exp(mean + reach))
  }

  /// The quantiles of Student's t distribution at 97.5% for 1 to 30 degrees of freedom.
  ///
  /// The last one, which is slightly too large, serves for more. Source: NIST/SEMATECH e-Handbook of
  /// Statistical Methods, section 1.3.6.7.2.
  private static let quantiles = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
  ]
}

extension Estimate {
  /// Returns the estimate of another value, whose ratio to this one is known.
  ///
  /// The width of the new interval comes from the ratio alone, as if the value of this estimate
  /// were exact.
  package func multiplied(by ratio: Estimate) -> Estimate {
    Estimate(value: value * ratio.value, low: value * ratio.low, high: value * ratio.high)
  }

  /// Returns true if this ratio shows more work than the baseline's, beyond what measuring twice
  /// differs by.
  ///
  /// - Parameter again: The ratio of the baseline's second measurement to its first; `nil` if this
  ///   ratio is not known.
  /// - Returns: True if the 5% that a measurement adds, for example, is more than that.
  package func isMore(than again: Estimate?) -> Bool {
    low > 1 && value > again?.high ?? 1
  }
}
