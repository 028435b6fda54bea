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
    "Instructions may lie in the lower half of the layouts' range, or a little above the smallest",
    arguments: [
      (1000, 1050, 1000, 1025), (1000, 1010, 1000, 1010), (1000, 1000, 1000, 1001),
      (99, 99, 99, 99), (.max, .max, .max, .max),
    ])
  func instructions(low: Int, high: Int, least: Int, most: Int) {
    let allowance = allowance(of: .instructions, kept: low, low: low, high: high)
    #expect(allowance.least == least)
    #expect(allowance.most == most)
  }

  @Test(
    "No other counter may change, whatever the layouts do to instructions",
    arguments: Counter.all.filter { $0 != .instructions })
  func others(counter: Counter) {
    let allowance = allowance(of: counter, kept: 7, low: 1, high: 100)
    #expect(allowance.least == 7)
    #expect(allowance.most == 7)
  }

  @Test("Without a range, instructions may not change either")
  func noRange() {
    let allowance = Allowance(of: .instructions, kept: 7, layouts: nil)
    #expect(allowance.least == 7)
    #expect(allowance.most == 7)
  }
}
