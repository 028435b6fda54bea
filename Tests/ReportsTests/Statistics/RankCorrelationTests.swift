import Testing

@testable import Reports

@Suite("A rank correlation")
struct RankCorrelationTests {
  @Test(
    "It is 1 for the same order, -1 for the opposite one, and between for others",
    arguments: [
      ([1, 2, 3], [10, 20, 900], 1), ([1, 2, 3], [3, 2, 1], -1),
      ([1, 2, 3, 4, 5], [2, 1, 4, 3, 5], 0.8),
    ] as [([Double], [Double], Double)])
  func orders(_ xs: [Double], _ ys: [Double], _ rho: Double) throws {
    let found = try #require(RankCorrelation(of: xs, and: ys)).rho
    #expect(abs(found - rho) < 1e-12)
  }

  @Test("Equal numbers share their rank")
  func ties() {
    #expect(RankCorrelation.ranks(of: [5, 1, 5, 9]) == [2.5, 1, 2.5, 4])
  }

  @Test("There is none if a list has one number only, or one value only")
  func missing() {
    #expect(RankCorrelation(of: [1], and: [2]) == nil)
    #expect(RankCorrelation(of: [], and: []) == nil)
    #expect(RankCorrelation(of: [1, 1, 1], and: [1, 2, 3]) == nil)
  }

  @Test("The interval is that of Fisher's transformation, and stays within -1 and 1")
  func interval() throws {
    let xs = (1...14).map(Double.init)
    var ys = xs
    ys.swapAt(0, 13)
    let found = try #require(RankCorrelation(of: xs, and: ys))
    let interval = try #require(found.interval)
    // ρ = 1 - 6 · 338 / (14 · 195)
    #expect(abs(found.rho - 0.2571) < 1e-4)
    #expect(abs(interval.lowerBound + 0.3323) < 1e-3 && abs(interval.upperBound - 0.7028) < 1e-3)
    #expect(RankCorrelation(of: xs, and: xs)?.interval == 1...1)
    #expect(RankCorrelation(of: [1, 2, 3], and: [1, 2, 3])?.interval == nil)
  }
}
