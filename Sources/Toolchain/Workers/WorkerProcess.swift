import Foundation

/// A worker: a process that does a job for this process.
///
/// It runs this program once more, unless another program is named.
package struct WorkerProcess<Job: WorkerJob> {
  private let job: Job
  private let process: ChildProcess

  /// Starts a process for a job.
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

  /// Returns an environment that is the same in each shell, except for the folders of libraries.
  private static func environment(of job: Job) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
      // The first line of a crash says enough.
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(job.environment) { $1 }
  }

  /// Waits for the end of the process, and returns its result; call this function only once.
  ///
  /// - Throws: ``ToolError/workerFailed(kind:reason:)`` when the process could not write its result.
  package func result() throws(ToolError) -> WorkerResult<Job> {
    let result = process.result()
    let messages = result.errorOutput
    if result.ending == .exit(WorkerStatus.unwritable) {
      throw .workerFailed(
        kind: Job.kind, reason: "cannot write its result: \(Self.shortened(messages, result))")
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

  /// Waits for the end of the process, and returns its outcome; call this function only once.
  ///
  /// - Throws: ``ToolError/workerFailed(kind:reason:)`` when the process has no outcome.
  package func outcome() throws(ToolError) -> Job.Outcome {
    let result = try result()
    if let outcome = result.outcome { return outcome }
    let ending = ProcessResult(
      ending: result.ending, outputData: Data(), errorOutputData: Data(result.messages.utf8))
    throw .workerFailed(
      kind: Job.kind, reason: "failed: \(Self.shortened(result.messages, ending))")
  }

  /// Ends the process if it still runs; call this function instead of ``result()``.
  func stop() { process.stop() }

  /// Returns the beginning of a process's messages, or the way it ended if there are no messages.
  private static func shortened(_ messages: String, _ result: ProcessResult) -> String {
    let text = messages.prefix(2_000).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? result.failure ?? "it ended without a result" : text
  }
}

extension WorkerProcess {
  /// Runs jobs in processes of their own, a few at a time.
  ///
  /// - Parameters:
  ///   - width: The number of processes that may run at once.
  ///   - next: Returns the next job; `nil` while there is none.
  ///   - take: Takes results in the order of the jobs, and may thereby make new jobs. It returns
  ///     false to stop the processes that still run.
  /// - Throws: ``ToolError`` when a process cannot be started or cannot write its result.
  package static func run(
    atOnce width: Int, next: () -> Job?, take: (WorkerResult<Job>) throws -> Bool
  ) throws {
    try run(atOnce: width, next: next, wait: { try $0.result() }, take: take)
  }

  /// Runs jobs in processes of their own, a few at a time, and waits for all outcomes.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - width: The number of processes that may run at once.
  ///   - program: The program that does the jobs; this program unless another one is named.
  ///   - progress: Takes the number of jobs that are done, after each job.
  /// - Returns: The outcomes in the order of the jobs.
  /// - Throws: ``ToolError`` when a process does not bring an outcome.
  package static func outcomes(
    of jobs: [Job], atOnce width: Int, by program: URL? = Bundle.main.executableURL,
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
    atOnce width: Int, by program: URL? = Bundle.main.executableURL, next: () -> Job?,
    wait: (Self) throws -> Value, take: (Value) throws -> Bool
  ) throws {
    var running: [Self] = []
    defer { for process in running { process.stop() } }
    while true {
      while running.count < width, let job = next() {
        running.append(try Self(job, by: program))
      }
      guard !running.isEmpty else { return }
      guard try take(try wait(running.removeFirst())) else { return }
    }
  }
}
