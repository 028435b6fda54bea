import CMainLoop

/// The process's main thread, which runs every Swift concurrency job of the process.
///
/// A screen's work is finished as soon as no job is queued. Waiting for it takes no clock, no sleep
/// and no counted turns, and it also proves that something did *not* happen.
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

  /// A number that grows when a job is put off to a later time, as `Task.sleep(for:)` does.
  package static var sleepCount: Int { Int(main_loop_sleep_count()) }

  /// The addresses of the loop's own machine code, which a profile can tell apart; `nil` where there
  /// is no loop.
  package nonisolated static var code: Range<UInt64>? {
    var start: UnsafeRawPointer?
    var end: UnsafeRawPointer?
    main_loop_code(&start, &end)
    guard let start, let end else { return nil }
    return UInt64(UInt(bitPattern: start))..<UInt64(UInt(bitPattern: end))
  }

  /// Runs `body` on the main thread, outside of any job, when no job is queued.
  ///
  /// ```swift
  /// let isDone = try await MainLoop.whenIdle {
  ///   var isDone = false
  ///   Task { isDone = true }
  ///   MainLoop.drain()
  ///   return isDone
  /// }
  /// ```
  ///
  /// - Throws: The error of `body`, and `MainLoopError` where the main thread cannot run every job.
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
/// - Throws: `MainLoopError` where the main thread cannot run every job.
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
