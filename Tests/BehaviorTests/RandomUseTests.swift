import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import Architectures
@testable import Behavior

@Suite("Random use")
struct RandomUseTests {
  @Test("All architectures agree after each step", arguments: 0..<4)
  func everyArchitecture(part: UInt64) async throws {
    try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: Architecture.all)
      for seed in part * 4..<part * 4 + 4 {
        let session = comparison.session(seed: seed)
        let outcome = comparison.outcome(of: session)
        #expect(session.steps.count == SessionGenerator.stepCount)
        #expect(survivors(in: outcome) == [], "seed \(seed)")
        guard outcome.difference != nil else { continue }
        let trouble = Trouble(differenceIn: session, seed: seed, comparison: comparison)
        Issue.record("\(trouble?.details ?? [])\n\(trouble?.scenario ?? "")")
      }
    }
  }

  @Test("P-21: Nothing of a screen lives on in any architecture", arguments: 100..<103)
  func nothingLivesOn(seed: UInt64) async throws {
    let found = try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: Architecture.all, looksAtObjects: true)
      let session = comparison.session(seed: seed)
      return survivors(in: comparison.outcome(of: session))
        + comparison.architectures.filter(session.enlargesApp).map { "growing \($0.id)" }
    }
    #expect(found == [])
  }

  @Test("The same seed makes the same session, and another seed a different one")
  func seeds() async throws {
    let sessions = try await sessions(seeds: [1, 1, 2])
    #expect(sessions[0] == sessions[1])
    #expect(sessions[0] != sessions[2])
  }

  @Test("Every action and answer occurs, and no step is an expectation")
  func variety() async throws {
    let missing = try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: [Architecture.all[0]])
      var missing = Self.expectedSteps
      for seed in UInt64(201)...450 where !missing.isEmpty {
        let steps = comparison.session(seed: seed).steps
        #expect(!steps.contains { $0.isExpectation })
        let sources = Set(steps.map(\.source))
        missing.removeAll { pattern in
          let parts = pattern.components(separatedBy: "…")
          return sources.contains { source in
            source.hasPrefix(parts[0]) && source.hasSuffix(parts.last ?? "")
              && (parts.count < 3 || source.contains(parts[1]))
          }
        }
      }
      return missing
    }
    #expect(missing == [])
  }

  /// The sources of steps, in which `…` stands for any text.
  private static let expectedSteps = [
    ".beginOpening", ".open", ".type(…", ".clear(…", ".endEditing", ".cover", ".goBack", ".goHome",
    ".selectRow(…", ".cancelPhoto", ".pause", ".otherPartCaches(…", ".makeUnopened",
    ".travel(to: …",
    ".tap(Control.greetingButton)", ".tap(Control.retry)", ".tap(Control.changePhoto)",
    ".tap(Control.postsRetry)", ".tap(Control.logOut)",
    ".answer(.currentUser, .failure(.unreachable))", ".answer(.currentUser, .user(…",
    ".answer(.currentUser, .user(…, to: .newest)",
    ".answer(.changeDisplayName, .failure(.unreachable))", ".answer(.changeDisplayName, .accepted)",
    ".answer(.changeDisplayName, .accepted, to: .newest)",
    ".answer(.changePhoto, .failure(.unreachable))", ".answer(.changePhoto, .accepted)",
    ".answer(.changePhoto, .accepted, to: .newest)", ".answer(.logOut, .failure(.unreachable))",
    ".answerPosts(.posts(…", ".answerPosts(.posts(…, to: .newest)", ".answerPosts(.failure(…",
    ".answerPosts(.failure(…, to: .newest)", ".answer…, to: .number(…",
    ".choosePhoto(Photo.portrait.data)", ".choosePhoto(Photo.landscape.data)",
    ".choosePhoto(.gif)", ".choosePhoto(Data())",
    ".choosePhoto(.png + Data(count: Photo.maximumByteCount))",
  ]

  private func survivors(in outcome: SessionComparison.Outcome) -> [String] {
    outcome.plays.flatMap { play in play.play.survivors.map { "\($0) of \(play.architecture)" } }
  }

  private func sessions(seeds: [UInt64]) async throws -> [RandomSession] {
    try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: [Architecture.all[0]])
      return seeds.map { comparison.session(seed: $0) }
    }
  }
}
