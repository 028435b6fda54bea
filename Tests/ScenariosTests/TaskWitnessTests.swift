import Jobs
import Scenarios
import Testing

@Suite("Watching tasks")
struct TaskWitnessTests {
  @Test("A task that has ended is not found, nor one that it has begun")
  func ended() async throws {
    let taskLivesOn = try await MainLoop.whenIdle {
      watchingTasks {
        Task { await Task { Task {} }.value }
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
