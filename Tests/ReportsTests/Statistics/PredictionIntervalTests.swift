import Foundation
import Testing

@testable import Reports

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

@Suite("Intervals for one further value")
struct PredictionIntervalTests {
  @Test(
    "The quantiles are those of Student's t",
    arguments: [(1, 12.706), (2, 4.303), (4, 2.776), (11, 2.201), (30, 2.042), (500, 2.042)])
  func quantiles(degreesOfFreedom: Int, expected: Double) {
    #expect(StudentT.quantile(degreesOfFreedom: degreesOfFreedom) == expected)
  }

  @Test("Fewer than two values, or a value that is not greater than zero, give no interval")
  func noInterval() {
    for values in [[], [1], [1, 0], [1, -1], [1, .nan], [1, .infinity]] as [[Double]] {
      #expect(PredictionInterval(after: values) == nil)
    }
  }

  @Test(
    "The interval is that of the formula, on the logarithms, in every unit", arguments: [1, 1e6])
  func formula(unit: Double) throws {
    let interval = try #require(PredictionInterval(after: [unit, unit * exp(2)]))
    // The mean is 1, the standard deviation is the root of 2, and 1 + 1/n is 1.5.
    let reach = 12.706 * 3.0.squareRoot()
    #expect(abs(log(interval.low / unit) - (1 - reach)) < 1e-9)
    #expect(abs(log(interval.high / unit) - (1 + reach)) < 1e-9)
    #expect(abs(log(interval.mean / unit) - 1) < 1e-12)
  }

  @Test("Equal values are the interval", arguments: [2, 5, 12])
  func equal(count: Int) throws {
    let interval = try #require(
      PredictionInterval(after: [Double](repeating: 1.07, count: count)))
    #expect(interval.low == 1.07 && interval.high == 1.07)
  }

  @Test("Of 2,000 intervals, about 95 in 100 hold the next value", arguments: [2, 5, 12])
  func coverage(count: Int) throws {
    var generator = SplitMix64(seed: UInt64(count))
    let held = try (0..<2_000).count { _ in
      let values = randomValues(count + 1, spread: 0.03, using: &generator)
      let interval = try #require(PredictionInterval(after: Array(values.dropLast())))
      return (interval.low...interval.high).contains(values[count])
    }
    // Four standard deviations of the number are 39.
    #expect((1_861...1_939).contains(held))
  }
}
