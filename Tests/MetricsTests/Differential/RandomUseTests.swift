import Models
import Scenarios
import Testing

@testable import Architectures
@testable import Metrics

@Suite("Random use")
struct RandomUseTests {
  @Test(
    "Every architecture is the same after each step, and nothing lives on (P-21)",
    arguments: 0..<10)
  func everyArchitecture(part: UInt64) async throws {
    try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: Architecture.all, looksAtObjects: true)
      for seed in part * 3..<part * 3 + 3 {
        let outcome = comparison.outcome(seed: seed)
        #expect(outcome.session.steps.count == SessionGenerator.stepCount)
        #expect(outcome.survivors == [:], "seed \(seed)")
        guard outcome.difference != nil else { continue }
        let finding = Finding(
          differenceIn: outcome.session, seed: seed, comparison: comparison)
        Issue.record("\(finding?.details ?? [])\n\(finding?.scenario ?? "")")
      }
    }
  }

  @Test("The same seed makes the same session, another one another")
  func seeds() async throws {
    let sessions = try await sessions(seeds: [1, 1, 2])
    #expect(sessions[0] == sessions[1])
    #expect(sessions[0] != sessions[2])
  }

  @Test("All that a person and the world can do takes place, and no step only looks")
  func variety() async throws {
    let sessions = try await sessions(seeds: 1...300)
    let steps = sessions.flatMap(\.steps)
    #expect(!steps.contains { $0.isExpectation })
    let kinds = Set(steps.map { $0.source.prefix { $0 != "(" } })
    #expect(
      kinds == [
        ".beginOpening", ".open", ".tap", ".type", ".clear", ".endEditing", ".cover", ".goBack",
        ".goHome", ".goBackAndForth", ".selectRow", ".choosePhoto", ".cancelPhoto", ".answer",
        ".answerPosts", ".pause", ".otherPartCaches",
      ])
    for control in [
      Control.greetingButton, Control.retry, Control.changePhoto, Control.postsRetry,
      Control.logOut,
    ] {
      #expect(steps.contains(.tap(control)), "\(control)")
    }
    for kind in ScenarioService.Kind.allCases {
      #expect(steps.contains(.answer(kind, .failure(.unreachable))), "\(kind)")
    }
    #expect(steps.contains { $0.source.hasSuffix("to: .newest)") })
  }

  private func sessions(seeds: some Sequence<UInt64>) async throws -> [Session] {
    let seeds = Array(seeds)
    return try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: [Architecture.all[0]])
      return seeds.map(comparison.session)
    }
  }
}
