/// The 95% confidence interval of a share that was found in a sample.
///
/// It is the score interval of E. B. Wilson, "Probable Inference, the Law of Succession, and
/// Statistical Inference", Journal of the American Statistical Association 22 (1927).
package struct ShareInterval: Equatable, Sendable {
  /// The lower end of the interval, from 0 to 1.
  package let low: Double
  /// The upper end of the interval, from 0 to 1.
  package let high: Double

  /// Creates the interval of a count's share of a total; `nil` if the total is 0.
  package init?(_ count: Int, of total: Int) {
    guard total > 0 else { return nil }
    let z = 1.959964
    let (share, size) = (Double(count) / Double(total), Double(total))
    let centre = share + z * z / (2 * size)
    let reach = z * (share * (1 - share) / size + z * z / (4 * size * size)).squareRoot()
    low = max(0, (centre - reach) / (1 + z * z / size))
    high = min(1, (centre + reach) / (1 + z * z / size))
  }
}
