import Foundation
package import Testing

/// A trait of tests that use no screen: they run on threads of their own.
///
/// The main loop of the screens runs every job of the process on the main thread. A test that waits
/// for another program there keeps all other tests waiting, too. Tests of the main actor stay on the
/// main thread in spite of this trait.
package struct InBackground: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(BackgroundThreads.shared) { try await function() }
  }
}

extension Trait where Self == InBackground {
  /// Runs tests that use no screen on threads of their own.
  package static var inBackground: InBackground { InBackground() }
}

/// Threads that run the jobs of tests in the background, as many as the machine has cores.
///
/// The threads of an `OperationQueue` hold signals back, and so would the programs that they start.
private final class BackgroundThreads: TaskExecutor {
  static let shared = BackgroundThreads()

  private nonisolated(unsafe) var jobs: [UnownedJob] = []
  private let condition = NSCondition()

  private init() {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      Thread.detachNewThread { [self] in while true { runNextJob() } }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock { jobs.append(job) }
    condition.signal()
  }

  private func runNextJob() {
    let job = condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
