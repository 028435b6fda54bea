import CMainLoop

/// The loop that runs every Swift concurrency job of the process on the main thread.
///
/// A job is a piece of a Swift task that runs without a pause. A screen's work is finished as soon
/// as no job is queued. A test can wait for this moment without a clock and without sleeping. As no
/// work is left at this moment, a test can also prove that something did *not* happen.
///
/// ```swift
/// func check() async throws {
///   let hasRun = try await MainLoop.whenIdle {
///     var hasRun = false
///     Task { hasRun = true }
///     MainLoop.drain()
///     return hasRun
///   }
///   precondition(hasRun)
/// }
/// ```
package enum MainLoop {
  /// True if the Swift runtime of this platform lets the main thread run every job.
  package static var isSupported: Bool { main_loop_is_supported() }

  /// The work that is done whenever no job is left; `nil` if there is none.
  ///
  /// The work returns true if it did something, after which jobs may be queued again. User
  /// interface code sets it to show what the jobs have changed.
  package static var beforeIdle: (() -> Bool)?

  /// Runs all queued jobs, and the jobs that these jobs queue, until no job is left.
  ///
  /// The work of ``beforeIdle`` is done, too, until neither it nor a job is left.
  ///
  /// This function does not wait for a task that sleeps with `Task.sleep(for:)`. Another thread
  /// runs the job of a sleeping task when the sleep ends.
  ///
  /// Call this function in a program whose entry point is synchronous, or in the body of
  /// `whenIdle(_:)`. Never call this function from a job.
  package static func drain() {
    repeat { main_loop_drain() } while beforeIdle?() == true
  }

  /// The number of jobs that have been queued with a delay, for example by `Task.sleep(for:)`.
  package static var sleepCount: Int { Int(main_loop_sleep_count()) }

  /// The address range of the main loop's own machine code.
  ///
  /// A profile of executed instructions uses the range to distinguish the loop's instructions from
  /// the instructions of the screens.
  /// The range is `nil` on a platform without the main loop.
  package nonisolated static var code: Range<UInt64>? {
    var start: UnsafeRawPointer?
    var end: UnsafeRawPointer?
    main_loop_code(&start, &end)
    guard let start, let end else { return nil }
    return UInt64(UInt(bitPattern: start))..<UInt64(UInt(bitPattern: end))
  }

  /// Waits until neither a job nor work of ``beforeIdle`` is left, then runs `body` on the main
  /// thread, outside of any job.
  ///
  /// - Parameter body: The function to run.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`, or `MainLoopError` if the main thread cannot run every job.
  package nonisolated static func whenIdle<Value: Sendable>(
    _ body: @escaping @MainActor () throws -> Value
  ) async throws -> Value {
    guard main_loop_is_supported() else { throw MainLoopError.unsupportedPlatform }
    return try await withCheckedThrowingContinuation { continuation in
      let work = IdleWork {
        drain()
        continuation.resume(with: Result(catching: body))
      }
      main_loop_when_idle(
        { context in
          guard let context else { return }
          let work = Unmanaged<IdleWork>.fromOpaque(context).takeRetainedValue()
          MainActor.assumeIsolated { work.run() }
        }, Unmanaged.passRetained(work).toOpaque())
    }
  }
}

/// Waits until no job is queued.
///
/// - Throws: `MainLoopError` if the main thread cannot run every job.
package func settle() async throws {
  try await MainLoop.whenIdle {}
}

/// The reason why the main loop cannot run the jobs of the process.
package enum MainLoopError: Error, CustomStringConvertible {
  case unsupportedPlatform

  package var description: String {
    """
    The screens cannot run on this system, because its Swift runtime does not let the main thread \
    run every job of Swift's tasks. Use Linux.
    """
  }
}

private final class IdleWork: Sendable {
  let run: @MainActor () -> Void

  nonisolated init(run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
