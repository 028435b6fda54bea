/// A job: work that a separate process, the worker, does for this process.
///
/// ```swift
/// func outcomes<Job: WorkerJob>(of jobs: [Job]) throws -> [Job.Outcome] {
///   try WorkerProcess.outcomes(of: jobs, atOnce: 2, progress: { done in print(done) })
/// }
/// ```
///
/// The worker's program must list the kinds of jobs that it can do, see ``WorkerProgram``.
package protocol WorkerJob: Codable, Sendable {
  /// The type of the outcome that the worker process returns.
  associatedtype Outcome: Codable & Sendable

  /// The name of this kind of job, such as `trace`, for the worker's arguments and for messages.
  static var kind: String { get }

  /// The variables to add to the environment of the worker process.
  ///
  /// The worker process inherits only the variable `LD_LIBRARY_PATH` from this process.
  var environment: [String: String] { get }

  /// True if the worker's program is to be loaded at the same memory addresses in every process.
  ///
  /// If the system does not allow this, the worker process runs at other addresses.
  var needsFixedAddresses: Bool { get }

  /// Does the work, in synchronous code on the main thread.
  ///
  /// - Parameter tell: A function that adds a line to ``WorkerResult/lines``. The line arrives even
  ///   if the process crashes afterwards.
  /// - Returns: The outcome.
  /// - Throws: An error whose description the waiting process gets as the reason of the failure.
  @MainActor func perform(tell: @escaping (String) -> Void) throws -> Outcome
}

extension WorkerJob {
  package var environment: [String: String] { [:] }
  package var needsFixedAddresses: Bool { false }
}

/// The exit statuses with which a worker process reports that it has no result.
///
/// Source: sysexits(3), `EX_SOFTWARE` and `EX_IOERR`.
enum WorkerStatus {
  /// The exit status when the work failed; standard error has the reason.
  static let failed: Int32 = 70
  /// The exit status when the result cannot be written.
  static let unwritable: Int32 = 74
}

/// The arguments of a worker process: `--worker`, the kind of its job, and the job in JSON.
enum WorkerArguments {
  static let option = "--worker"
  /// The text with which the last line of the worker's output begins.
  ///
  /// The rest of that line is the outcome in JSON.
  static let outcomePrefix = "outcome "
}
