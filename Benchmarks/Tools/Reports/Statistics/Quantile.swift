extension Collection where Element == Double {
  /// Returns the median: the middle value, or the mean of the two middle values.
  ///
  /// The result is `nil` if the collection is empty.
  package func median() -> Double? {
    quantile(0.5)
  }

  /// Returns a quantile: the value below which the given share of the values lies.
  ///
  /// The definition is type 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages", The
  /// American Statistician 50 (1996).
  ///
  /// - Parameter share: The share, from 0 for the smallest value to 1 for the largest.
  /// - Returns: The quantile, interpolated between the two nearest values; `nil` if the collection
  ///   is empty.
  func quantile(_ share: Double) -> Double? {
    guard !isEmpty else { return nil }
    precondition(
      (0...1).contains(share), "The share of the values below a quantile must be from 0 to 1.")
    let sorted = sorted()
    let position = share * Double(sorted.count - 1)
    let lower = Int(position)
    let upper = Swift.min(lower + 1, sorted.count - 1)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
  }
}
