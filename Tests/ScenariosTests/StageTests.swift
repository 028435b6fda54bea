import HeadlessUIKit
import Models
import Scenarios
import Testing

@Suite("A stage")
struct StageTests {
  private static let makers = ScreenMakers(makeGreeting: { _ in UIViewController() }) {
    _, _, _, _, makeLogIn, _ in UIViewController()
  }
  private let stage = Stage(for: .profile(cached: nil), makers: makers)

  @Test("A screen that was left is made anew when it is opened again")
  func opensAgain() throws {
    #expect(stage.places == [.home])
    stage.open()
    let first = try #require(stage.screenInUse)
    #expect(stage.places == [.home, .screen])
    try stage.goBack()
    #expect(stage.screenInUse == nil)
    stage.open()
    #expect(stage.places == [.home, .screen])
    #expect(stage.screenInUse !== first)
  }

  @Test("One can go back over all screens at once, and no further")
  func goesHome() throws {
    stage.open()
    stage.cover()
    stage.cover()
    #expect(stage.places == [.home, .screen, .another, .another])
    try stage.goHome()
    #expect(stage.places == [.home])
    #expect(throws: ScenarioError.nothingToGoBackTo) { try stage.goHome() }
  }

  @Test("A pause lets queued work run, and nothing else")
  func pause() async throws {
    let hasRun = try await MainLoop.whenIdle {
      var hasRun = false
      Task { hasRun = true }
      let stage = Stage(for: .profile(cached: nil), makers: Self.makers)
      #expect(!hasRun)
      let problem = try stage.perform(.pause)
      #expect(problem == nil)
      return hasRun
    }
    #expect(hasRun)
  }
}

@Suite("Watching tasks")
struct TaskWitnessTests {
  @Test("A task that has ended is not found")
  func ended() async throws {
    let taskLivesOn = try await MainLoop.whenIdle {
      watchingTasks {
        Task { await Task { await Task.yield() }.value }
        MainLoop.drain()
      }.taskLivesOn
    }
    #expect(!taskLivesOn)
  }

  @Test("A task that waits is found, also one that a task has begun, until it ends")
  func waiting() async throws {
    var continuation: CheckedContinuation<Void, Never>?
    let taskLivesOn = try await MainLoop.whenIdle {
      watchingTasks {
        Task { Task { await withCheckedContinuation { continuation = $0 } } }
        MainLoop.drain()
      }.taskLivesOn
    }
    #expect(taskLivesOn)
    continuation?.resume()
  }

  @Test("Tasks that began before belong to nobody")
  func before() async throws {
    var continuation: CheckedContinuation<Void, Never>?
    let taskLivesOn = try await MainLoop.whenIdle {
      Task { await withCheckedContinuation { continuation = $0 } }
      return watchingTasks { MainLoop.drain() }.taskLivesOn
    }
    #expect(!taskLivesOn)
    continuation?.resume()
  }
}
