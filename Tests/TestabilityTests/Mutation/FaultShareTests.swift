import Testing

@testable import Testability

@Suite("A share of faults")
struct FaultShareTests {
  private func share(_ count: Int, of faults: Int) throws -> FaultShare {
    try #require(FaultShare(count, of: faults))
  }

  @Test(
    "It exceeds another one by more than 1 percentage point, which is exact",
    arguments: [
      (41, 100, 40, 100, false), (411, 1_000, 40, 100, true), (29, 100, 28, 100, false),
      (40, 100, 41, 100, false), (0, 7, 0, 3, false), (3, 3, 98, 100, true),
    ])
  func order(count: Int, faults: Int, other: Int, otherFaults: Int, exceeds: Bool) throws {
    let (own, reference) = (try share(count, of: faults), try share(other, of: otherFaults))
    #expect(own.exceeds(reference) == exceeds)
    #expect(!exceeds || !reference.exceeds(own))
    #expect(own.isAboutSame(as: reference) == reference.isAboutSame(as: own))
  }

  @Test("Without a fault there is none, and counts of any size are compared")
  func limits() throws {
    #expect(FaultShare(0, of: 0) == nil && FaultShare(1, of: -1) == nil)
    #expect(try share(.max, of: .max).exceeds(share(1, of: .max)))
  }

  @Test("Reports state the rule with its number")
  func words() {
    #expect(FaultShare.rule == "shares within 1 percentage point are about the same")
  }
}
