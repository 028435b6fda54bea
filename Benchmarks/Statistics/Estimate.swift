/// A median and an interval that is meant to hold the true one in 95 of 100 cases.
package struct Estimate: Codable, Equatable, Sendable {
  package let median: Double
  package let low: Double
  package let high: Double

  package init(median: Double, low: Double, high: Double) {
    self.median = median
    self.low = low
    self.high = high
  }

  /// Summarizes measurements, grouped by the launch of the program that made them; `nil` without
  /// any.
  package init?(of launches: [[Double]], bootstrap: inout Bootstrap) {
    guard let median = launches.joined().median(),
      let interval = bootstrap.interval(ofMedianOf: launches)
    else { return nil }
    self.init(median: median, low: interval.lowerBound, high: interval.upperBound)
  }
}
