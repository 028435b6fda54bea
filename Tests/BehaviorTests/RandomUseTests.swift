import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import Architectures
@testable import Behavior

@Suite("Random use")
struct RandomUseTests {
  @Test("All architectures agree after each step", arguments: 0..<8)
  func everyArchitecture(part: UInt64) async throws {
    try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: Architecture.all)
      for seed in part * 5..<part * 5 + 5 {
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

  @Test("P-21: Nothing of a screen lives on in any architecture", arguments: 100..<105)
  func nothingLivesOn(seed: UInt64) async throws {
    let found = try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: Architecture.all, looksAtObjects: true)
      return survivors(in: comparison.outcome(of: comparison.session(seed: seed)))
    }
    #expect(found == [])
  }

  @Test("The same seed makes the same session, and another seed a different one")
  func seeds() async throws {
    let sessions = try await Self.sessions(seeds: [1, 1, 2])
    #expect(sessions[0] == sessions[1])
    #expect(sessions[0] != sessions[2])
  }

  @Test("Every action and answer occurs, and no step is an expectation")
  func variety() async throws {
    let sessions = try await Self.manySessions.value
    let steps = sessions.flatMap(\.steps)
    #expect(!steps.map(\.isExpectation).contains(true))
    let kinds = Set(steps.map { $0.source.prefix { $0 != "(" } })
    #expect(
      kinds == [
        ".beginOpening", ".open", ".tap", ".type", ".clear", ".endEditing", ".cover", ".goBack",
        ".goHome", ".selectRow", ".choosePhoto", ".cancelPhoto", ".answer",
        ".answerPosts", ".pause", ".otherPartCaches",
      ])
    for control in [
      Control.greetingButton, Control.retry, Control.changePhoto, Control.postsRetry,
      Control.logOut,
    ] {
      let isTapped = steps.contains(.tap(control))
      #expect(isTapped, "\(control)")
    }
    for kind in ScenarioService.Kind.allCases {
      let isAnswered = steps.contains(.answer(kind, .failure(.unreachable)))
      #expect(isAnswered, "\(kind)")
    }
    let answers = Set(steps.map(\.source)).filter { $0.hasPrefix(".answer") }
    for answer in [
      ".answer(.changeDisplayName, .accepted", ".answer(.changePhoto, .accepted",
      ".answer(.currentUser, .user(", ".answerPosts(.posts(", ".answerPosts(.failure(",
    ] {
      for order in [")", ", to: .newest)"] {
        let isAnswered = answers.contains { $0.hasPrefix(answer) && $0.hasSuffix(order) }
        #expect(isAnswered, "\(answer) \(order)")
      }
    }
    let isAnsweredInBetween = answers.contains { $0.contains(", to: .number(") }
    #expect(isAnsweredInBetween)
    for file in [Photo.portrait.data, Photo.landscape.data, .gif, Data(), .tooLarge] {
      let isChosen = steps.contains(.choosePhoto(file))
      #expect(isChosen, "\(file.source)")
    }
  }

  @Test("The exercise of the training session: 250 sessions greet a person without a name")
  func exercise() async throws {
    let isBlank = { (name: String) in
      name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }
    let greeted = try await Self.manySessions.value.compactMap { session -> Person? in
      guard case .greeting(let person) = session.screen else { return nil }
      return session.steps.contains(.tap(Control.greetingButton)) ? person : nil
    }
    let hasNameless = greeted.contains { isBlank($0.firstName) && isBlank($0.lastName) }
    #expect(hasNameless)
  }

  private func survivors(in outcome: SessionComparison.Outcome) -> [String] {
    outcome.plays.flatMap { play in play.play.survivors.map { "\($0) of \(play.architecture)" } }
  }

  /// The sessions of 250 seeds, which are made once.
  private static let manySessions = Task { try await sessions(seeds: 1...250) }

  private static func sessions(seeds: some Sequence<UInt64>) async throws -> [RandomSession] {
    let seeds = Array(seeds)
    return try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: [Architecture.all[0]])
      return seeds.map { comparison.session(seed: $0) }
    }
  }
}
