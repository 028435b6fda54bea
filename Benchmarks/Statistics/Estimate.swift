/// A median and its confidence interval, which should contain the true median in 95 of 100 cases.
package struct Estimate: Codable, Equatable, Sendable {
  package let median: Double
  package let low: Double
  package let high: Double

  package init(median: Double, low: Double, high: Double) {
    self.median = median
    self.low = low
    self.high = high
  }

  /// Creates the estimate of the median of all measurements; `nil` if there are no measurements.
  ///
  /// Each element of `launches` holds the measurements of one launch of the program.
  package init?(of launches: [[Double]], bootstrap: inout Bootstrap) {
    guard let median = launches.joined().median(),
      let interval = bootstrap.interval(ofMedianOf: launches)
    else { return nil }
    self.init(median: median, low: interval.lowerBound, high: interval.upperBound)
  }
}
