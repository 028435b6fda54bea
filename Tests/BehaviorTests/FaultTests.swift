import Jobs
import Scenarios
import Testing

@testable import Architectures
@testable import Behavior

@Suite("Random use finds faults")
struct FaultTests {
  @Test("A cache that is not shared is a difference, shrunk to a scenario")
  func difference() async throws {
    let trouble = try #require(try await firstDifference(in: .withOwnCache))
    #expect(trouble.kind == .difference)
    #expect(trouble.architectures == ["own-cache"])
    #expect(trouble.stepCount == SessionGenerator.stepCount)
    #expect(
      trouble.scenario == """
        Scenario(
          "profile.found-\(trouble.seed)", proves: "?", on: .profile(cached: .blaine),
          steps: [
            .open,
            .tap(Control.logOut),
            .caches(nil),
          ]),
        """)
    #expect(
      trouble.details == ["cache:", "  mvc, second: no user", "  own-cache: .blaine"])
  }

  @Test("A library without a choice is a difference, and the shortest session opens it")
  func shortest() async throws {
    let trouble = try #require(try await firstDifference(in: .withForgetfulLibrary))
    #expect(
      trouble.scenario == """
        Scenario(
          "profile.found-\(trouble.seed)", proves: "?", on: .profile(cached: .blaine),
          steps: [
            .open,
            .tap(Control.changePhoto),
            .pause,
            .isDisabled(Control.changePhoto),
            .openedLibrary(times: 1),
          ]),
        """)
    #expect(
      trouble.details == [
        "profile.changePhoto:", "  mvc, second: \"Change photo\", disabled",
        "  forgetful-library: \"Change photo\"",
        "photo library:", "  mvc, second: opened 1×, cancelled 0×",
        "  forgetful-library: opened 0×, cancelled 0×",
      ])
  }

  @Test("A screen that keeps itself alive is a leak, shrunk to the shortest session")
  func cycle() async throws {
    let trouble = try await leak(in: .withCycle)
    #expect(trouble.kind == .leak)
    #expect(trouble.architectures == ["cycle"])
    #expect(trouble.details[0].contains("ProfileViewController"))
    #expect(trouble.details[0].contains("ChildThatOwnsParent"))
    #expect(trouble.shortestStepCount == 1)
  }

  @Test("A task that never ends is a leak, even if it holds nothing of the screen")
  func endlessTask() async throws {
    let trouble = try await leak(in: .withEndlessTask)
    #expect(trouble.details == ["alive: Task"])
    #expect(trouble.shortestStepCount == 0)
  }

  @Test("A printed scenario holds in most architectures and fails in the different one")
  func scenario() async throws {
    let session = RandomSession(
      screen: .profile(cached: .blaine),
      steps: [.open, .tap(Control.logOut), .pause, .open, .goBack])
    let difference = try await MainLoop.whenIdle {
      Trouble(
        differenceIn: session, seed: 1,
        comparison: SessionComparison(
          architectures: [Architecture.all[0], .mvc(as: "second"), .withOwnCache]))
    }
    // Without the step between, the screen would be opened twice, which is not possible.
    #expect(difference?.shortestStepCount == 2)
    let failures = try await MainLoop.whenIdle {
      [Architecture.all[0], .withOwnCache].map { architecture in
        Scenario(
          "found", proves: "?", on: .profile(cached: .blaine),
          steps: [.open, .tap(Control.logOut), .caches(nil)]
        ).run(on: architecture.makeApp).count
      }
    }
    #expect(failures == [0, 1])
  }

  @Test("A difference that appears only after leaving becomes a scenario that leaves")
  func leaving() async throws {
    let session = RandomSession(
      screen: .profile(cached: .blaine), steps: [.open, .tap(Control.changePhoto), .pause])
    let trouble = try await MainLoop.whenIdle {
      Trouble(
        differenceIn: session, seed: 1,
        comparison: SessionComparison(
          architectures: [Architecture.all[0], .mvc(as: "second"), .withDeafLibrary]))
    }
    #expect(trouble?.scenario.contains("    .goBack,\n") == true, "\(trouble?.scenario ?? "")")
    #expect(trouble?.scenario.contains("    .cancelledLibrary,\n") == true)
  }

  private func firstDifference(in faulty: Architecture) async throws -> Trouble? {
    try await MainLoop.whenIdle {
      let comparison = SessionComparison(
        architectures: [Architecture.all[0], .mvc(as: "second"), faulty])
      return (UInt64(0)..<100).lazy.compactMap { seed in
        let session = comparison.session(seed: seed)
        return comparison.outcome(of: session).difference == nil
          ? nil : Trouble(differenceIn: session, seed: seed, comparison: comparison)
      }.first
    }
  }

  private func leak(in faulty: Architecture) async throws -> Trouble {
    try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: [Architecture.all[0]])
      // The first session that uses the profile screen is taken.
      let sessions = (UInt64(0)..<20).map { (seed: $0, session: comparison.session(seed: $0)) }
      let profile = try #require(sessions.first { $0.session.screen.feature == "profile" })
      return Trouble(leakIn: profile.session, of: faulty, seed: profile.seed)
    }
  }
}
