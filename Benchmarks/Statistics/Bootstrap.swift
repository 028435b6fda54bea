/// A bootstrap: an estimator of the confidence interval of a median.
///
/// The estimator draws random samples from the measured values, many times. The interval is the
/// percentile interval of Efron and Tibshirani, "An Introduction to the Bootstrap" (1993), chapter
/// 13.
package struct Bootstrap: Sendable {
  /// The number of resamples, which are random samples of the same size as the measured data.
  let resamples: Int
  /// The confidence level: the share of intervals that should contain the true median, such as
  /// 0.95.
  let confidence: Double

  private var generator: SplitMix64

  /// Creates a bootstrap that gives the same intervals for the same values and the same seed.
  package init(resamples: Int = 2_000, confidence: Double = 0.95, seed: UInt64) {
    self.resamples = resamples
    self.confidence = confidence
    generator = SplitMix64(seed: seed)
  }

  /// Returns the confidence interval of the median of all values.
  ///
  /// Each resample draws groups first and then values from the drawn groups. A difference between
  /// the groups, such as the place of a process in memory, therefore widens the interval.
  ///
  /// - Parameter groups: The values in groups, such as one group for each launch of the program.
  ///   Each group holds the same number of values.
  /// - Returns: The interval; `nil` if there are no values. If there is a single value, the
  ///   interval holds this value alone.
  package mutating func interval(ofMedianOf groups: [[Double]]) -> ClosedRange<Double>? {
    let pooled = groups.enumerated().flatMap { group, values in values.map { ($0, group) } }
      .sorted { $0.0 < $1.0 }
    guard !pooled.isEmpty else { return nil }
    var ranks = [[Int]](repeating: [], count: groups.count)
    for (rank, value) in pooled.enumerated() { ranks[value.1].append(rank) }
    ranks.removeAll { $0.isEmpty }
    let sorted = pooled.map(\.0)
    var medians: [Double] = []
    medians.reserveCapacity(resamples)
    var drawn = [Int](repeating: 0, count: sorted.count)
    for _ in 0..<resamples {
      for rank in drawn.indices { drawn[rank] = 0 }
      var count = 0
      for _ in ranks.indices {
        let group = randomIndex(below: ranks.count)
        let size = ranks[group].count
        for _ in 0..<size { drawn[ranks[group][randomIndex(below: size)]] += 1 }
        count += size
      }
      medians.append(Self.median(of: sorted, eachTaken: drawn, count: count))
    }
    medians.sort()
    let tail = (1 - confidence) / 2
    guard let low = medians.quantileOfSorted(tail), let high = medians.quantileOfSorted(1 - tail)
    else { return nil }
    return low...high
  }

  /// Returns the median of a resample without sorting the resample.
  ///
  /// - Parameters:
  ///   - sorted: The values from which the resample was drawn, in ascending order.
  ///   - times: For each of these values, the number of times that the resample contains the value.
  ///   - count: The number of values in the resample.
  /// - Returns: The middle value of the resample, or the mean of the two middle values.
  private static func median(
    of sorted: [Double], eachTaken times: [Int], count: Int
  ) -> Double {
    let (lower, upper) = ((count - 1) / 2, count / 2)
    var lowerValue = sorted[0]
    var passed = 0
    for (value, taken) in zip(sorted, times) where taken > 0 {
      if passed <= lower { lowerValue = value }
      passed += taken
      if passed > upper { return (lowerValue + value) / 2 }
    }
    return lowerValue
  }

  /// Returns a random index from 0 to `bound` - 1.
  ///
  /// The method is Lemire's multiplication without his rejection step. The probability of each
  /// index differs from 1 / `bound` by less than 2^-64.
  private mutating func randomIndex(below bound: Int) -> Int {
    Int(generator.next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
