import Testing

@testable import Metrics

@Suite("Ratios to the baseline")
struct RatioTests {
  @Test("Each value is compared with its counterpart")
  func pairs() {
    #expect(pairwiseRatios(of: [2, 9], to: [1, 3]) == [2, 3])
    #expect(pairwiseRatios(of: [], to: []).isEmpty)
  }

  @Test("A disturbance that meets both of a pair leaves the ratio as it is")
  func drift() throws {
    let baseline = (1...99).map { 100 * Double($0) }
    var bootstrap = Bootstrap(seed: 1)
    let ratio = try #require(
      Ratio(of: baseline.map { $0 * 1.05 }, to: baseline, bootstrap: &bootstrap))
    #expect(abs(ratio.value - 1.05) < 1e-12)
    #expect(ratio.high - ratio.low < 1e-12)
    #expect(!ratio.isWithinNoise(of: nil))
  }

  @Test("Without rounds there is neither estimate nor ratio")
  func noRounds() {
    var bootstrap = Bootstrap(seed: 1)
    #expect(Estimate(of: [], bootstrap: &bootstrap) == nil)
    #expect(Ratio(of: [], to: [], bootstrap: &bootstrap) == nil)
  }

  @Test(
    "Within the noise is what may be 1, or is as near to it as the baseline's second row",
    arguments: [
      (Ratio(value: 1.01, low: 0.99, high: 1.03), nil, true),
      (Ratio(value: 1.01, low: 1.005, high: 1.015), nil, false),
      (
        Ratio(value: 1.01, low: 1.005, high: 1.015), Ratio(value: 1, low: 0.98, high: 1.002), true
      ),
      (
        Ratio(value: 0.97, low: 0.96, high: 0.98), Ratio(value: 1, low: 0.98, high: 1.002), false
      ),
      (Ratio.one, nil, true),
    ] as [(Ratio, Ratio?, Bool)])
  func noise(ratio: Ratio, again: Ratio?, expected: Bool) {
    #expect(ratio.isWithinNoise(of: again) == expected)
  }
}
