/// Tells how far a median can be believed, by drawing from the values again and again.
///
/// The interval is the percentile interval of Efron and Tibshirani, "An Introduction to the
/// Bootstrap" (1993), chapter 13.
package struct Bootstrap: Sendable {
  /// The number of values that are drawn for each value that there is.
  package let resamples: Int
  /// The share of intervals that hold the true median.
  package let confidence: Double

  private var generator: SplitMix64

  /// Creates a bootstrap whose intervals follow from the values and the seed.
  package init(resamples: Int = 2_000, confidence: Double = 0.95, seed: UInt64) {
    self.resamples = resamples
    self.confidence = confidence
    generator = SplitMix64(seed: seed)
  }

  /// The interval of the median of all values.
  ///
  /// Groups are drawn first and then values from these, so that what sets one group apart from
  /// another, such as where the memory of a process lies, widens the interval.
  ///
  /// - Parameter groups: The values by what they have in common; equally many in each.
  /// - Returns: The interval; `nil` without values, and the value itself for a single one.
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

  /// The median of a resample, of which is known how often it holds each of the sorted values, so
  /// that it need not be sorted itself.
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

  /// Lemire's multiplication, without his rejection: no index is preferred by more than one in
  /// 2^64 divided by the bound.
  private mutating func randomIndex(below bound: Int) -> Int {
    Int(generator.next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
