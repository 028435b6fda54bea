import Foundation
import Jobs
import TestSupport
import Testing

@Suite("The main loop")
struct MainLoopTests {
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

  @Test("Tasks that yield take turns on the main thread, in the order in which they yield")
  func yields() async throws {
    let finished = try await MainLoop.whenIdle {
      var finished: [String] = []
      for name in ["a", "b", "c"] {
        Task {
          for turn in 1...3 {
            await Task.yield()
            finished.append("\(name)\(turn)")
          }
        }
      }
      MainLoop.drain()
      return finished
    }
    #expect(finished == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"])
  }

  @Test("A detached task that yields goes on on the main thread")
  func detachedYields() async throws {
    let threads = try await MainLoop.whenIdle {
      var threads: [Bool] = []
      Task {
        threads.append(
          await Task.detached {
            await Task.yield()
            return Thread.isMainThread
          }.value)
      }
      MainLoop.drain()
      return threads
    }
    #expect(threads == [true])
  }
}

@Suite("Tests in the background", .inBackground)
nonisolated struct InBackgroundTests {
  @Test("They run on another thread, although the main loop takes all other jobs")
  func thread() async throws {
    try await settle()
    #expect(!Self.isOnMainThread)
    let isElsewhere = await Task.detached { Self.isOnMainThread }.value
    #expect(isElsewhere)
    #expect(!Self.isOnMainThread)
  }

  private static var isOnMainThread: Bool { Thread.isMainThread }
}
