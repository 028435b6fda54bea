import Jobs
import Scenarios
import Testing

@Suite("Watching tasks")
struct TaskWitnessTests {
  @Test("A task that has ended is not found, nor is a task that it has started")
  func ended() async throws {
    let taskLivesOn = try await MainLoop.whenIdle {
      watchingTasks {
        Task { await Task { Task {} }.value }
        MainLoop.drain()
      }.taskLivesOn
    }
    #expect(!taskLivesOn)
  }

  @Test("A waiting task is found, also if another task has started it")
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

  @Test("Tasks that started before the watching are not found")
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
