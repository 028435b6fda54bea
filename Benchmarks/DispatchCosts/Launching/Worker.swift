import CProcess
import Foundation
import Toolchain

/// This program, started once more to do a part of the measurement.
package enum Worker {
  /// The first argument of a process that is a worker; the job follows.
  private static let argument = "--measurement-worker"

  /// Does the job that this process was started for, if it was, and writes the outcome to standard
  /// output.
  ///
  /// Call it first of all, from synchronous code on the main thread.
  ///
  /// - Parameter arguments: Those of the process, without its name.
  /// - Returns: Whether this process is a worker, and has nothing else to do.
  @MainActor package static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 2, arguments[0] == argument,
      let job = try? JSONDecoder().decode(MeasurementJob.self, from: Data(arguments[1].utf8))
    else { return false }
    process_end_with_parent()
    let outcome = job.run()
    if let data = try? JSONEncoder().encode(outcome) {
      try? FileHandle.standardOutput.write(contentsOf: data)
    }
    return true
  }

  /// Starts a process for each job, a few at a time, and waits for all outcomes.
  ///
  /// - Parameters:
  ///   - jobs: What to do, in processes of their own.
  ///   - width: How many processes may run at once.
  ///   - progress: Is given the number of jobs that are done.
  /// - Returns: The outcomes in the order of the jobs.
  /// - Throws: `DispatchError` when a process does not bring a result or a job failed.
  static func outcomes(
    of jobs: [MeasurementJob], width: Int, progress: (Int) -> Void
  ) throws -> [MeasurementJob.Outcome] {
    var running: [RunningWorker] = []
    var outcomes: [MeasurementJob.Outcome] = []
    defer { for worker in running { worker.end() } }
    for job in jobs {
      if running.count == width {
        outcomes.append(try running.removeFirst().outcome())
        progress(outcomes.count)
      }
      running.append(try RunningWorker(job))
    }
    while !running.isEmpty {
      outcomes.append(try running.removeFirst().outcome())
      progress(outcomes.count)
    }
    return outcomes
  }

  fileprivate static func start(_ process: Process, doing job: MeasurementJob) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = [argument, String(decoding: try JSONEncoder().encode(job), as: UTF8.self)]
    process.environment = environment(for: job)
    process.standardInput = FileHandle.nullDevice
    let isFixed = job.needsSameAddresses && process_fix_addresses(true)
    defer { if isFixed { _ = process_fix_addresses(false) } }
    try process.run()
  }

  /// Nothing that differs from one shell to the next, but what the libraries are found by.
  private static func environment(for job: MeasurementJob) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      $0.key == "LD_LIBRARY_PATH"
    }
    // Of a crash, its first line says enough; all of it might fill the pipe that nobody reads yet.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // The order of a dictionary decides how many instructions a look-up takes.
    if job.needsSameAddresses { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    return environment
  }
}

/// A process that does a job.
private struct RunningWorker {
  private let process = Process()
  private let processEnd: ProcessEnd
  private let output = Pipe()
  private let errors = Pipe()

  init(_ job: MeasurementJob) throws {
    processEnd = ProcessEnd(of: process)
    process.standardOutput = output
    process.standardError = errors
    do {
      try Worker.start(process, doing: job)
    } catch {
      throw DispatchError.workerFailed(reason: error.localizedDescription)
    }
  }

  func outcome() throws -> MeasurementJob.Outcome {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let messages = try errors.fileHandleForReading.readToEnd() ?? Data()
    processEnd.wait()
    guard let outcome = try? JSONDecoder().decode(MeasurementJob.Outcome.self, from: data) else {
      let message = String(decoding: messages.prefix(2_000), as: UTF8.self)
      throw DispatchError.workerFailed(
        reason: message.isEmpty ? "it ended without a result" : message)
    }
    if case .failed(let error) = outcome { throw error }
    return outcome
  }

  func end() {
    processEnd.force()
  }
}

extension MeasurementJob {
  /// Whether hashes of addresses must come out the same each time.
  ///
  /// They decide how many instructions a look-up takes. Times are to be those of any start.
  fileprivate var needsSameAddresses: Bool {
    if case .time = work { false } else { true }
  }
}
