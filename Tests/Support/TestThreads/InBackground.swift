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
    try await withTaskExecutorPreference(QueueExecutor.shared) { try await function() }
  }
}

extension Trait where Self == InBackground {
  /// Runs tests that use no screen on threads of their own.
  package static var inBackground: InBackground { InBackground() }
}

/// An executor with as many threads as the machine has cores.
private final class QueueExecutor: TaskExecutor {
  static let shared = QueueExecutor()

  private let queue = OperationQueue()

  private init() {
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
