import CMainLoop

/// The process's main thread, which runs every Swift concurrency job of the process.
///
/// A screen's work is finished as soon as no job is queued. A test can wait for that without a clock,
/// a sleep or a number of turns. It can also prove that something did *not* happen.
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

  /// Runs queued jobs, and the jobs that they queue, until no job is left.
  ///
  /// It does not wait for `Task.sleep(for:)`. Another thread runs such a job when its time comes.
  ///
  /// Call it in a program whose entry point is synchronous, or in the body of `whenIdle(_:)`.
  /// Never call it from a job.
  package static func drain() {
    main_loop_drain()
  }

  /// The number of jobs so far that were delayed, as `Task.sleep(for:)` delays a job.
  package static var sleepCount: Int { Int(main_loop_sleep_count()) }

  /// The addresses of the loop's own machine code, for profiles; `nil` if the platform has no loop.
  package nonisolated static var code: Range<UInt64>? {
    var start: UnsafeRawPointer?
    var end: UnsafeRawPointer?
    main_loop_code(&start, &end)
    guard let start, let end else { return nil }
    return UInt64(UInt(bitPattern: start))..<UInt64(UInt(bitPattern: end))
  }

  /// Runs `body` on the main thread, outside of any job, when no job is queued.
  ///
  /// - Throws: The error of `body`, and `MainLoopError` if the main thread cannot run every job.
  package nonisolated static func whenIdle<Value: Sendable>(
    _ body: @escaping @MainActor () throws -> Value
  ) async throws -> Value {
    guard main_loop_is_supported() else { throw MainLoopError.unsupportedPlatform }
    return try await withCheckedThrowingContinuation { continuation in
      let work = IdleWork { continuation.resume(with: Result(catching: body)) }
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

/// The reason why the main loop cannot take over the process's jobs.
package enum MainLoopError: Error, CustomStringConvertible {
  case unsupportedPlatform

  package var description: String {
    "Screens can be run only where the main thread runs all Swift jobs, as on Linux."
  }
}

private final class IdleWork: Sendable {
  let run: @MainActor () -> Void

  nonisolated init(run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
