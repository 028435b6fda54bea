import Foundation
import Scenarios
import Toolchain

/// A process of this program that plays sessions.
enum SessionProcess {
  /// The messages of a process, and the way it ended.
  struct Result {
    var events: [SessionJob.Event]
    /// The result of shrinking; `nil` if there is none.
    var finding: Finding?
    /// The reason why the process did not finish its job; `nil` if the process finished it.
    var failure: Failure?
    /// The text on standard error, such as complaints of the Swift runtime.
    var messages: String
  }

  /// The reason why a process did not finish its job.
  enum Failure: Equatable {
    case crash(reason: String)
    /// A session took longer than its time limit.
    case hang
  }

  /// Runs a job in a process of its own, and returns the result when the process has ended.
  ///
  /// - Parameters:
  ///   - job: The sessions to play, or the finding to shrink.
  ///   - program: The program to start; by default this program.
  /// - Returns: The messages of the process, and the way it ended.
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
    if case .shrunk(let shrunk) = result.outcome { finding = shrunk }
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
