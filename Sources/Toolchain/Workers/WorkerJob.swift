/// Work that a separate process, the worker, does.
///
/// ```swift
/// func outcomes<Job: WorkerJob>(of jobs: [Job]) throws -> [Job.Outcome] {
///   try WorkerProcess.outcomes(of: jobs, atOnce: 2) { done in print(done) }
/// }
/// ```
///
/// The program of the worker lists its kinds of jobs in its main file, see ``WorkerProgram``.
package protocol WorkerJob: Codable, Sendable {
  /// The type of the result that the process returns.
  associatedtype Outcome: Codable & Sendable

  /// The name of this kind of job, in the arguments of the process and in messages.
  static var kind: String { get }

  /// Additions to the environment of the process, which inherits only the folders of libraries.
  var environment: [String: String] { get }

  /// True if the process is to lie at the same addresses each time, where the system allows it.
  var needsFixedAddresses: Bool { get }

  /// Does the work, in synchronous code on the main thread.
  ///
  /// - Parameter tell: Takes lines for ``WorkerResult/lines``. The lines arrive even if the process
  ///   crashes afterwards.
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
  /// The work failed; standard error has the reason.
  static let failed: Int32 = 70
  /// The result cannot be written.
  static let unwritable: Int32 = 74
}

/// The arguments of a worker process: `--worker`, the kind of its job, and the job in JSON.
enum WorkerArguments {
  static let option = "--worker"
  /// The beginning of the last line of the output, which holds the outcome.
  static let outcomePrefix = "outcome "
}
