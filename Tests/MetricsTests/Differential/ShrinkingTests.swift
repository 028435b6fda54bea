import Testing

@testable import Metrics

@Suite("Leaving out what it does not take")
struct ShrinkingTests {
  @Test(
    "Only what it takes is left, in its order",
    arguments: [[], [7], [0, 29], [3, 4, 19], [5, 9, 12, 21, 28]])
  func parts(needed: [Int]) {
    let shortest = Array(0..<30).shortest { steps in needed.allSatisfy(steps.contains) }
    #expect(shortest == needed)
  }

  @Test("Two that can only be left out together are left out")
  func pairs() {
    let shortest = Array(0..<8).shortest { steps in
      steps.contains(2) == steps.contains(5) && steps.contains(7)
    }
    #expect(shortest == [7])
  }

  @Test("What is already shortest stays")
  func stays() {
    #expect([1, 2].shortest { $0 == [1, 2] } == [1, 2])
    #expect([Int]().shortest { _ in true } == [])
  }
}
