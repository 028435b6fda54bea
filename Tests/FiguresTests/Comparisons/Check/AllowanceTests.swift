import Costs
import Testing

@testable import Figures

@Suite("The counts that a check allows")
struct AllowanceTests {
  private func allowance(
    of counter: Counter, kept: Int, low: Int, high: Int
  ) -> Allowance {
    Allowance(of: counter, kept: kept, layouts: CountRange(low: low, high: high))
  }

  @Test(
    "Instructions may lie in the lower half of a wide range, in a small one, or a little above",
    arguments: [
      (1000, 1050, 1000, 1025), (1000, 1010, 1000, 1010), (22_083, 22_083, 22_083, 22_094),
      (22_102, 22_110, 22_102, 22_113), (36_000, 36_060, 36_000, 36_060),
      (99, 99, 99, 99), (-9_000, -9_000, -9_000, -9_000), (.max, .max, .max, .max),
    ])
  func instructions(low: Int, high: Int, least: Int, most: Int) {
    let allowance = allowance(of: .instructions, kept: low, low: low, high: high)
    #expect(allowance.least == least)
    #expect(allowance.most == most)
  }

  @Test(
    "No other counter may change, whatever the layouts do to instructions",
    arguments: Counter.allCases.filter { $0 != .instructions })
  func others(counter: Counter) {
    let allowance = allowance(of: counter, kept: 7, low: 1, high: 100)
    #expect(allowance.least == 7)
    #expect(allowance.most == 7)
  }

  @Test(
    "On another processor, the same code may be a little outside of the range, on either side",
    arguments: [
      (10_000, 10_000, 9_995...10_005), (10_000, 10_500, 9_900...10_600),
      (.max, .max, .max ... .max),
    ] as [(Int, Int, ClosedRange<Int>)])
  func anyLayout(low: Int, high: Int, counts: ClosedRange<Int>) {
    let allowance = allowance(of: .instructions, kept: low, low: low, high: high)
    #expect(allowance.mayBe(counts.lowerBound) && allowance.mayBe(counts.upperBound))
    #expect(low == .max || !allowance.mayBe(counts.lowerBound - 1))
    #expect(low == .max || !allowance.mayBe(counts.upperBound + 1))
  }
}
