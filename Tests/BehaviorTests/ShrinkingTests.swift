import Models
import Scenarios
import Testing

@testable import Behavior

@Suite("Shrinking")
struct ShrinkingTests {
  @Test(
    "Only the needed elements are left, in their order",
    arguments: [[], [7], [0, 29], [3, 4, 19], [5, 9, 12, 21, 28]])
  func parts(needed: [Int]) {
    let shortest = Array(0..<30).shortest { steps in needed.allSatisfy(steps.contains) }
    #expect(shortest == needed)
  }

  @Test("Two elements that can only be removed together are removed")
  func pairs() {
    let shortest = Array(0..<8).shortest { steps in
      steps.contains(2) == steps.contains(5) && steps.contains(7)
    }
    #expect(shortest == [7])
  }

  @Test("An element that had to stay is removed once a later one is gone")
  func later() {
    let shortest = Array(0..<8).shortest { steps in
      steps.contains(7) && (!steps.contains(6) || steps.contains(2))
    }
    #expect(shortest == [7])
  }

  @Test(
    "No step is simpler than its own alternatives, so that shrinking ends",
    arguments: [
      .type(" II", into: Control.nameField), .choosePhoto(.gif), .cancelPhoto, .goHome,
      .selectRow(2), .otherPartCaches(.dee),
      .answer(.currentUser, .user(.dee), to: .number(2)),
      .answer(.logOut, .failure(.refused)), .answerPosts(.failure(.unreachable), to: .newest),
      .answerPosts(.posts([.sample(1), .sample(2), .sample(3)])),
    ] as [Step])
  func ends(step: Step) {
    var seen: Set<Step> = []
    func visit(_ step: Step, below: Set<Step>) {
      #expect(!below.contains(step), "\(step.source)")
      guard !below.contains(step), seen.insert(step).inserted else { return }
      for simpler in step.simpler { visit(simpler, below: below.union([step])) }
    }
    visit(step, below: [])
  }
}
