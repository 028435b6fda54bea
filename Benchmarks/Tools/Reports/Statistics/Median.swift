extension Collection where Element == Double {
  /// Returns the median: the middle value, or the mean of the two middle values.
  ///
  /// The result is `nil` if the collection is empty.
  package func median() -> Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return low + (high - low) * 0.5
  }
}
