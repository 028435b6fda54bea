import CMainLoop

/// The process's main thread, on which every job of the process runs, so that time stands still.
///
/// A screen's work is finished when no job is queued, and not a moment later: no clock, no sleep
/// and no counted turns are needed to wait for it, and that something did *not* happen is a fact.
package enum MainLoop {
  /// Whether the Swift runtime of this platform hands its jobs to the main thread.
  package static var isSupported: Bool { main_loop_is_supported() }

  /// Runs what is queued, and what that queues, until no job is left.
  ///
  /// `Task.yield()` queues its job with a thread of the runtime's own, past this loop, and so does
  /// `Task.sleep(for:)`: whoever drives screens has no use for them.
  ///
  /// Call it in a program whose entry point is synchronous, or in the body of `whenIdle(_:)`;
  /// never from a job.
  package static func drain() {
    main_loop_drain()
  }

  /// The addresses of the loop's own machine code, which a profile can tell apart; `nil` where there
  /// is no loop.
  package nonisolated static var code: Range<UInt64>? {
    var start: UnsafeRawPointer?
    var end: UnsafeRawPointer?
    main_loop_code(&start, &end)
    guard let start, let end else { return nil }
    return UInt64(UInt(bitPattern: start))..<UInt64(UInt(bitPattern: end))
  }

  /// Runs `body` on the main thread when no job is queued, outside of any job.
  ///
  /// - Throws: What `body` throws, and `MainLoopError` where the Swift runtime does not offer
  ///   its jobs.
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

/// Waits until no job is queued any more.
///
/// - Throws: `MainLoopError` where the Swift runtime does not offer its jobs.
package func settle() async throws {
  try await MainLoop.whenIdle {}
}

/// Why the main loop cannot take over the process's jobs.
package enum MainLoopError: Error, CustomStringConvertible {
  case unsupportedPlatform

  package var description: String {
    "Driving screens needs a Swift runtime that hands its jobs to the main thread (Linux)."
  }
}

private final class IdleWork: Sendable {
  let run: @MainActor () -> Void

  nonisolated init(run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
