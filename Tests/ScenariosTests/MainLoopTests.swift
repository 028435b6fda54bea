import Foundation
import Jobs
import Testing

@Suite struct MainLoopTests {
  @Test("Every job runs on the process's main thread")
  nonisolated func mainThread() async {
    #expect(Thread.isMainThread)
  }

  @Test("Settling waits for work that queues more work, on and off the main actor")
  func settlesWhenNothingIsQueued() async throws {
    var finished: [String] = []
    Task {
      await Task.detached {}.value
      finished.append("first")
      Task { finished.append("second") }
    }
    #expect(finished.isEmpty)
    try await settle()
    #expect(finished == ["first", "second"])
  }

  @Test("Draining inside a body does the same without suspending")
  func drainsInsideABody() async throws {
    let finished = try await MainLoop.whenIdle {
      var finished: [String] = []
      Task {
        await Task.detached {}.value
        finished.append("first")
        Task { finished.append("second") }
      }
      MainLoop.drain()
      return finished
    }
    #expect(finished == ["first", "second"])
  }
}
