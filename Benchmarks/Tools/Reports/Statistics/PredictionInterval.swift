import Foundation

/// An interval that should hold one further value in 95 of 100 cases.
///
/// The further value, such as the time of the next build of a program, is assumed to come from the
/// same distribution as the known values. The logarithms of all these values are assumed to be
/// normally distributed. For n logarithms with the standard deviation s, the interval of the next
/// logarithm is mean ± t · s · √(1 + 1/n), where t is the quantile of Student's t distribution at
/// 97.5%. Source: Hahn and Meeker, "Statistical Intervals" (1991), chapter 4.
struct PredictionInterval: Equatable {
  /// The geometric mean of the known values, which is the middle of the interval on a logarithmic
  /// scale.
  let mean: Double
  let low: Double
  let high: Double

  /// Creates the interval that should hold the next value after the given values.
  ///
  /// The result is `nil` if there are fewer than two values, or if any value is infinite, zero,
  /// negative or not a number.
  init?(after values: [Double]) {
    guard values.count > 1, values.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    let count = Double(values.count)
    // In this unit, the logarithms of equal values are exactly 0.
    let unit = values[0]
    let logarithms = values.map { log($0 / unit) }
    let mean = logarithms.reduce(0, +) / count
    let variance = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let reach =
      StudentT.quantile(degreesOfFreedom: values.count - 1)
      * (variance * (1 + 1 / count)).squareRoot()
    self.mean = unit * exp(mean)
    low = unit * exp(mean - reach)
    high = unit * exp(mean + reach)
  }
}

/// A table of quantiles of Student's t distribution.
///
/// The error of a sample's mean, divided by the estimated standard error, has this distribution.
enum StudentT {
  /// Returns the limit that the absolute value of a t-distributed number exceeds in 5 of 100 cases.
  ///
  /// For more than 30 degrees of freedom, the function returns the limit for 30, which is slightly
  /// too large.
  ///
  /// - Parameter degreesOfFreedom: The number of independent deviations from the mean, at least 1.
  /// - Returns: The quantile at 97.5%, rounded to three digits after the point.
  static func quantile(degreesOfFreedom: Int) -> Double {
    precondition(
      degreesOfFreedom > 0,
      "A quantile of Student's t distribution needs at least one degree of freedom.")
    return quantiles[min(degreesOfFreedom, quantiles.count) - 1]
  }

  /// The quantiles at 97.5% for 1 to 30 degrees of freedom.
  ///
  /// Source: NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.2.
  private static let quantiles = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
  ]
}
