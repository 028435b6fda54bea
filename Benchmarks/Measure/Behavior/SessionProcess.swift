import Foundation
import Scenarios
import Toolchain

/// A process of this program that performs a ``SessionJob``.
enum SessionProcess {
  /// The result of a process that has ended: its events, trouble, failure and messages.
  struct Result {
    var events: [SessionJob.Event]
    /// The trouble with its shortened session; `nil` if the process returned no trouble.
    var trouble: Trouble?
    /// The reason why the process did not finish its job; `nil` if the process finished it.
    var failure: Failure?
    /// The text that the process wrote to standard error, such as warnings of the Swift runtime.
    var messages: String
  }

  /// The reason why a process did not finish its job.
  enum Failure: Equatable {
    case crash(reason: String)
    /// Playing or shortening a session took longer than the time limit.
    case hang
  }

  /// Runs a job in a process of its own, and returns the result when the process has ended.
  ///
  /// - Parameters:
  ///   - job: The sessions to play, or the trouble whose session is shortened.
  ///   - program: The program to start; by default this program.
  /// - Returns: The events, the trouble, the failure and the messages of the process.
  /// - Throws: ``ToolError`` when the process cannot be started or cannot write its result.
  static func result(
    of job: SessionJob, by program: URL? = Bundle.main.executableURL
  ) throws(ToolError) -> Result {
    Result(of: try WorkerProcess(job, by: program).result())
  }
}

extension SessionProcess.Result {
  /// Creates the result of a process that has ended, from its output and exit status.
  init(of result: WorkerResult<SessionJob>) {
    events = result.lines.compactMap(SessionJob.Event.init)
    messages = result.messages
    if case .shrunk(let shrunk) = result.outcome { trouble = shrunk }
    failure =
      switch result.ending {
      case .exit(0) where result.outcome != nil: nil
      case .exit(0): .crash(reason: "exit status 0 before the end")
      case .exit(let status): .crash(reason: "exit status \(status)")
      case .signal(SIGALRM): .hang
      case .signal(let number):
        .crash(reason: ProcessResult.fatalErrors(in: messages).first ?? "ended by signal \(number)")
      }
  }
}
