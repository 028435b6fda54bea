import Testing

@testable import Statistics

/// Returns the bootstrap interval of the median, computed by the plain method of a textbook.
///
/// The function draws every sample and sorts it, with the same random numbers as `Bootstrap`.
private func textbookInterval(
  ofMedianOf values: [Double], resamples: Int, seed: UInt64
) -> ClosedRange<Double>? {
  var generator = SplitMix64(seed: seed)
  let sorted = values.sorted()
  let medians = (0..<resamples).compactMap { _ in
    // `Bootstrap` also draws a group for each sample; here there is only one.
    _ = generator.next()
    return values.map { _ in
      sorted[Int(generator.next().multipliedFullWidth(by: UInt64(values.count)).high)]
    }.median()
  }
  guard let low = medians.quantile(0.025), let high = medians.quantile(0.975) else { return nil }
  return low...high
}

private func uniform(_ count: Int, seed: UInt64) -> [Double] {
  var generator = SplitMix64(seed: seed)
  return (0..<count).map { _ in Double.random(in: 0..<1, using: &generator) }
}

@Suite("Bootstrap intervals of the median")
struct BootstrapTests {
  @Test("The interval is the textbook's", arguments: [2, 3, 10, 31])
  func textbook(count: Int) {
    let values = uniform(count, seed: 3)
    var bootstrap = Bootstrap(resamples: 200, seed: 5)
    #expect(
      bootstrap.interval(ofMedianOf: [values])
        == textbookInterval(ofMedianOf: values, resamples: 200, seed: 5))
  }

  @Test("Without values there is no interval")
  func noValues() {
    var bootstrap = Bootstrap(seed: 1)
    #expect(bootstrap.interval(ofMedianOf: []) == nil)
  }

  @Test("A value that never differs is the interval", arguments: [1, 2, 9])
  func constant(count: Int) {
    var bootstrap = Bootstrap(resamples: 100, seed: 1)
    #expect(
      bootstrap.interval(ofMedianOf: [[Double](repeating: 4, count: count)]) == 4...4)
  }

  @Test("Two values span the interval")
  func twoValues() {
    var bootstrap = Bootstrap(seed: 1)
    #expect(bootstrap.interval(ofMedianOf: [[2, 1]]) == 1...2)
  }

  @Test("The same seed gives the same interval, in any order of the values")
  func deterministic() {
    let values = uniform(50, seed: 8)
    var (one, same, other) = (
      Bootstrap(resamples: 100, seed: 1), Bootstrap(resamples: 100, seed: 1),
      Bootstrap(resamples: 100, seed: 2)
    )
    let interval = one.interval(ofMedianOf: [values])
    #expect(same.interval(ofMedianOf: [values.reversed()]) == interval)
    #expect(other.interval(ofMedianOf: [values]) != interval)
  }

  @Test("Of the intervals of 200 samples, about 95 in 100 hold the true median")
  func coverage() {
    let holds = (0..<200).count { seed in
      var bootstrap = Bootstrap(resamples: 200, seed: 1)
      let interval = bootstrap.interval(ofMedianOf: [uniform(41, seed: UInt64(1_000 + seed))])
      return interval?.contains(0.5) == true
    }
    #expect((182...197).contains(holds))
  }

  @Test("Groups that differ from each other widen the interval to what they differ by")
  func groups() throws {
    let values = uniform(40, seed: 4)
    let shifted = values.map { $0 + 10 }
    var (pooled, grouped) = (Bootstrap(seed: 1), Bootstrap(seed: 1))
    let alike = pooled.interval(ofMedianOf: [values, values])
    let apart = grouped.interval(ofMedianOf: [values, shifted])
    let (narrow, wide) = (try #require(alike), try #require(apart))
    #expect(narrow.upperBound - narrow.lowerBound < 1)
    #expect(wide.lowerBound < 1)
    #expect(wide.upperBound > 10)
  }
}
