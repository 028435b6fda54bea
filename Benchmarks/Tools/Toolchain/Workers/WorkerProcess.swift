import Foundation

/// A worker: a process that does a job for this process.
///
/// The worker runs the same program as this process, unless the caller names another program.
package struct WorkerProcess<Job: WorkerJob> {
  private let job: Job
  private let process: ChildProcess

  /// Starts a worker process that does a job.
  ///
  /// - Throws: ``ToolError`` when the process cannot be started.
  package init(_ job: Job, by program: URL? = Bundle.main.executableURL) throws(ToolError) {
    guard let program, let data = try? JSONEncoder().encode(job) else {
      throw .workerFailed(kind: Job.kind, reason: "cannot be started: the program is unknown")
    }
    self.job = job
    process = try ChildProcess(
      starting: program,
      [WorkerArguments.option, Job.kind, String(decoding: data, as: UTF8.self)],
      environment: Self.environment(of: job), errors: .apart,
      atFixedAddresses: job.needsFixedAddresses)
  }

  /// Returns the environment of the worker process that does a job.
  ///
  /// The environment does not depend on the user's shell, except for the variable
  /// `LD_LIBRARY_PATH`.
  private static func environment(of job: Job) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
      // The first line of a crash says enough.
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(job.environment) { $1 }
  }

  /// Waits for the end of the process, and returns its lines and its outcome.
  ///
  /// Call this function only once. The result has no outcome if the process ended too early.
  ///
  /// - Throws: ``ToolError/workerFailed(kind:reason:)`` when the process cannot write its result.
  package func result() throws(ToolError) -> WorkerResult<Job> {
    let result = process.result()
    let messages = result.errorOutput
    if result.ending == .exit(WorkerStatus.unwritable) {
      throw .workerFailed(
        kind: Job.kind,
        reason: "cannot write its result: \(Self.shortened(messages, result.ending))")
    }
    var lines = result.output.split(separator: "\n")
    var outcome: Job.Outcome?
    if let last = lines.last, last.hasPrefix(WorkerArguments.outcomePrefix) {
      let json = Data(last.dropFirst(WorkerArguments.outcomePrefix.count).utf8)
      outcome = try? JSONDecoder().decode(Job.Outcome.self, from: json)
      lines.removeLast()
    }
    return WorkerResult(
      job: job, lines: lines, outcome: outcome, ending: result.ending, messages: messages)
  }

  /// Waits for the end of the process, and returns the outcome alone.
  ///
  /// Call this function only once, and not together with ``result()``.
  ///
  /// - Throws: ``ToolError/workerFailed(kind:reason:)`` when the process ended without an outcome.
  package func outcome() throws(ToolError) -> Job.Outcome {
    let result = try result()
    if let outcome = result.outcome { return outcome }
    throw .workerFailed(
      kind: Job.kind, reason: "failed: \(Self.shortened(result.messages, result.ending))")
  }

  /// Ends the process if it still runs; call this function instead of ``result()``.
  func stop() { process.stop() }

  /// Returns the first 2,000 characters of a process's messages.
  ///
  /// If there are no messages, the function returns the way in which the process ended.
  private static func shortened(
    _ messages: String, _ ending: ProcessResult.Ending
  ) -> String {
    let text = messages.prefix(2_000).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? ending.failure ?? "it ended without a result" : text
  }
}

extension WorkerProcess {
  /// Runs each job in a process of its own; several of these processes run at the same time.
  ///
  /// - Parameters:
  ///   - width: The number of processes that may run at once.
  ///   - next: A function that returns the next job, or `nil` if there is none at present.
  ///   - take: A function that receives the results in the order of the jobs. After each call of
  ///     `take`, `next` is asked for new jobs. If `take` returns false, the processes that still
  ///     run are stopped.
  /// - Throws: ``ToolError`` when a process cannot be started or cannot write its result.
  package static func run(
    atOnce width: Int, next: () -> Job?, take: (WorkerResult<Job>) throws -> Bool
  ) throws {
    try run(
      atOnce: width, by: { _ in Bundle.main.executableURL }, next: next,
      wait: { try $0.result() }, take: take)
  }

  /// Runs each job in a process of its own, several at the same time, and returns all outcomes.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - width: The number of processes that may run at once.
  ///   - program: A function that returns the location of the program for a job. By default, every
  ///     job is done by the program that this process runs.
  ///   - progress: A function that receives, after each job, the number of jobs that are done.
  /// - Returns: The outcomes in the order of the jobs.
  /// - Throws: ``ToolError`` when a process ends without an outcome.
  package static func outcomes(
    of jobs: [Job], atOnce width: Int,
    by program: (Job) -> URL? = { _ in Bundle.main.executableURL },
    progress: (Int) -> Void = { _ in }
  ) throws -> [Job.Outcome] {
    var waiting = jobs[...]
    var outcomes: [Job.Outcome] = []
    try run(atOnce: width, by: program, next: { waiting.popFirst() }, wait: { try $0.outcome() }) {
      outcomes.append($0)
      progress(outcomes.count)
      return true
    }
    return outcomes
  }

  private static func run<Value>(
    atOnce width: Int, by program: (Job) -> URL?, next: () -> Job?,
    wait: (Self) throws -> Value, take: (Value) throws -> Bool
  ) throws {
    var running: [Self] = []
    defer { for process in running { process.stop() } }
    while true {
      while running.count < width, let job = next() {
        running.append(try Self(job, by: program(job)))
      }
      guard !running.isEmpty else { return }
      guard try take(try wait(running.removeFirst())) else { return }
    }
  }
}

/// The lines and the outcome of a worker process that has ended.
package struct WorkerResult<Job: WorkerJob> {
  package let job: Job
  /// The lines that ``WorkerJob/perform(tell:)`` passed to the function `tell`, in order.
  package let lines: [Substring]
  /// The outcome; `nil` if the process ended before the work was done.
  package let outcome: Job.Outcome?
  /// The way in which the process ended, such as an exit status.
  package let ending: ProcessResult.Ending
  /// The text that the process wrote to standard error, such as messages of the Swift runtime.
  package let messages: String
}
