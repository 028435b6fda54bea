import Testing

@testable import Reports

@Suite("Ratios to the baseline")
struct RatioTests {
  @Test("A disturbance that meets both of a pair leaves the ratio as it is")
  func drift() throws {
    let baseline = [1.0, 2].map { launch in (1...99).map { 100 * launch * Double($0) } }
    let ratio = try #require(Ratio(of: baseline.map { $0.map { $0 * 1.05 } }, to: baseline))
    #expect(abs(ratio.value - 1.05) < 1e-12)
    #expect(ratio.high - ratio.low < 1e-12)
    #expect(ratio.isMore(than: nil))
  }

  @Test("The value is the geometric mean of the launches' medians, and differing launches widen it")
  func launches() throws {
    let estimate = try #require(Estimate(of: [[1, 1, 9], [3, 3, 3], [2, 0.5, 8]]))
    let interval = try #require(PredictionInterval(after: [1, 3, 2]))
    #expect(
      estimate == Estimate(value: interval.mean, low: interval.low, high: interval.high))
    let ratio = try #require(Ratio(of: [[2, 4], [6, 3]], to: [[1, 1], [1, 1]]))
    #expect(abs(ratio.value - 13.5.squareRoot()) < 1e-12)
    #expect(ratio.low < 3 && ratio.high > 4.5)
  }

  @Test("A value that is known as a ratio has the interval of the ratio")
  func multiplied() {
    let estimate = Estimate(value: 200, low: 100, high: 400)
    #expect(
      estimate.multiplied(by: Ratio(value: 1.5, low: 1.25, high: 2))
        == Estimate(value: 300, low: 250, high: 400))
  }

  @Test(
    "Fewer than two launches, or a launch without rounds, have neither estimate nor ratio",
    arguments: [[], [[2]], [[2], []], [[], []]] as [[[Double]]])
  func tooFew(launches: [[Double]]) {
    #expect(Estimate(of: launches) == nil)
    #expect(Ratio(of: launches, to: launches) == nil)
  }

  @Test(
    "More work is seen if the interval is above 1, and the ratio above the baseline's second row",
    arguments: [(1.005, 1.002, true), (0.99, 1.002, false), (1.005, 1.02, false)])
  func more(low: Double, again: Double, isSeen: Bool) {
    let ratio = Ratio(value: 1.01, low: low, high: 1.03)
    #expect(ratio.isMore(than: Ratio(value: 1, low: 0.98, high: again)) == isSeen)
  }

  /// Returns made-up times of five launches, each with a random spread and some interruptions.
  ///
  /// Every time is multiplied by `factor`.
  private static func times(_ factor: Double, seed: UInt64) -> [[Double]] {
    var generator = SplitMix64(seed: seed)
    return (0..<5).map { _ in
      let launch = Double.random(in: 0.995...1.005, using: &generator)
      return (0..<200).map { _ in
        let interruption = Double.random(in: 0..<1, using: &generator) < 0.1 ? 2.0 : 1
        return 1_000 * factor * launch * interruption
          * Double.random(in: 0.97...1.03, using: &generator)
      }
    }
  }

  @Test("One twentieth more is seen beyond the spread, and equal work is not", arguments: 1...8)
  func twentieth(seed: UInt64) throws {
    let baseline = Self.times(1, seed: seed)
    let again = try #require(Ratio(of: Self.times(1, seed: seed + 100), to: baseline))
    let slowed = try #require(Ratio(of: Self.times(1.05, seed: seed + 200), to: baseline))
    let third = try #require(Ratio(of: Self.times(1, seed: seed + 300), to: baseline))
    #expect(slowed.isMore(than: again) && !third.isMore(than: again))
    #expect(abs(slowed.value - 1.05) < 0.02)
  }
}
