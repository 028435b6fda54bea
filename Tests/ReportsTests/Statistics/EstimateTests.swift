import Foundation
import Testing

@testable import Reports

@Suite("Estimates from several launches")
struct EstimateTests {
  @Test("Fewer than two values, or a value that is not greater than zero, give no estimate")
  func noEstimate() {
    for values in [[], [1], [1, 0], [1, -1], [1, .nan], [1, .infinity]] as [[Double]] {
      #expect(Estimate(after: values) == nil)
    }
  }

  @Test(
    "The interval is that of the formula, on the logarithms, in every unit", arguments: [1, 1e6])
  func formula(unit: Double) throws {
    let estimate = try #require(Estimate(after: [unit, unit * exp(2)]))
    // The mean is 1, the standard deviation is the root of 2, and 1 + 1/n is 1.5.
    let reach = 12.706 * 3.0.squareRoot()
    #expect(abs(log(estimate.low / unit) - (1 - reach)) < 1e-9)
    #expect(abs(log(estimate.high / unit) - (1 + reach)) < 1e-9)
    #expect(abs(log(estimate.value / unit) - 1) < 1e-12)
  }

  @Test("Equal values are the interval", arguments: [2, 5, 12, 40])
  func equal(count: Int) throws {
    let estimate = try #require(Estimate(after: [Double](repeating: 1.07, count: count)))
    #expect(estimate.low == 1.07 && estimate.high == 1.07)
  }

  @Test("Of 2,000 intervals, about 95 in 100 hold the next value", arguments: [2, 5, 12])
  func coverage(count: Int) throws {
    var generator = SplitMix64(seed: UInt64(count))
    let held = try (0..<2_000).count { _ in
      let values = randomValues(count + 1, spread: 0.03, using: &generator)
      let estimate = try #require(Estimate(after: Array(values.dropLast())))
      return (estimate.low...estimate.high).contains(values[count])
    }
    // Four standard deviations of the number are 39.
    #expect((1_861...1_939).contains(held))
  }

  @Test("The value is the geometric mean of the launches' medians, and differing launches widen it")
  func launches() throws {
    let estimate = try #require(Estimate(of: [[1, 1, 9], [3, 3, 3], [2, 0.5, 8]]))
    #expect(estimate == Estimate(after: [1, 3, 2]))
    let ratio = try #require(Estimate(of: [[2, 4], [6, 3]], to: [[1, 1], [1, 1]]))
    #expect(abs(ratio.value - 13.5.squareRoot()) < 1e-12)
    #expect(ratio.low < 3 && ratio.high > 4.5)
  }

  @Test(
    "Fewer than two launches, or a launch without rounds, have no estimate",
    arguments: [[], [[2]], [[2], []], [[], []]] as [[[Double]]])
  func tooFew(launches: [[Double]]) {
    #expect(Estimate(of: launches) == nil)
    #expect(Estimate(of: launches, to: launches) == nil)
  }
}

/// Returns random values whose logarithms are normally distributed, with the method of Box and
/// Muller.
private func randomValues(
  _ count: Int, spread: Double, using generator: inout SplitMix64
) -> [Double] {
  (0..<count).map { _ in
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &generator))).squareRoot()
    let angle = 2 * Double.pi * Double.random(in: 0..<1, using: &generator)
    return exp(spread * radius * cos(angle))
  }
}

@Suite("Ratios to the baseline")
struct RatioTests {
  @Test("A disturbance that meets both of a pair leaves the ratio as it is")
  func drift() throws {
    let baseline = [1.0, 2].map { launch in (1...99).map { 100 * launch * Double($0) } }
    let ratio = try #require(Estimate(of: baseline.map { $0.map { $0 * 1.05 } }, to: baseline))
    #expect(abs(ratio.value - 1.05) < 1e-12)
    #expect(ratio.high - ratio.low < 1e-12)
    #expect(ratio.isMore(than: nil))
  }

  @Test("A value that is known as a ratio has the interval of the ratio")
  func multiplied() {
    let estimate = Estimate(value: 200, low: 100, high: 400)
    #expect(
      estimate.multiplied(by: Estimate(value: 1.5, low: 1.25, high: 2))
        == Estimate(value: 300, low: 250, high: 400))
  }

  @Test(
    "More work is seen if the interval is above 1, and the ratio above the baseline's second row",
    arguments: [(1.005, 1.002, true), (0.99, 1.002, false), (1.005, 1.02, false)])
  func more(low: Double, again: Double, isSeen: Bool) {
    let ratio = Estimate(value: 1.01, low: low, high: 1.03)
    #expect(ratio.isMore(than: Estimate(value: 1, low: 0.98, high: again)) == isSeen)
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
    let again = try #require(Estimate(of: Self.times(1, seed: seed + 100), to: baseline))
    let slowed = try #require(Estimate(of: Self.times(1.05, seed: seed + 200), to: baseline))
    let third = try #require(Estimate(of: Self.times(1, seed: seed + 300), to: baseline))
    #expect(slowed.isMore(than: again) && !third.isMore(than: again))
    #expect(abs(slowed.value - 1.05) < 0.02)
  }
}
