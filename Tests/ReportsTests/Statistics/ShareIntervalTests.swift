import Testing

@testable import Reports

@Suite("The interval of a share in a sample")
struct ShareIntervalTests {
  @Test(
    "It holds the share, and is narrower for a larger sample",
    arguments: [
      (0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596),
    ])
  func interval(count: Int, total: Int, low: Double, high: Double) throws {
    let interval = try #require(ShareInterval(count, of: total))
    #expect(abs(interval.low - low) < 0.0005)
    #expect(abs(interval.high - high) < 0.0005)
  }

  @Test("Nothing has no share")
  func nothing() {
    #expect(ShareInterval(0, of: 0) == nil)
  }
}
