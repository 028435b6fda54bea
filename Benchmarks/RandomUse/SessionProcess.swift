import Foundation
import Scenarios
import Toolchain

/// A process of this program that plays sessions.
struct SessionProcess {
  /// What a process has said, and how it ended.
  struct Result {
    var events: [SessionJob.Event]
    /// All that it has written to standard output.
    var output = ""
    /// Why it did not come to its end; `nil` if it did.
    var failure: Failure?
    /// What else it said, such as what the Swift runtime complains about.
    var messages: String
  }

  /// Why a process did not come to its end.
  enum Failure: Equatable {
    case crash(reason: String)
    /// A session took longer than it may.
    case hang
  }

  /// The seeds of its sessions.
  let job: SessionJob

  private let process = Process()
  private let log: URL
  private let errorLog: URL
  private let processEnd: ProcessEnd

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - job: What it plays.
  ///   - program: What plays it.
  ///   - folder: Where it may write to.
  /// - Throws: When the process cannot be started, or the folder not written.
  init(
    _ job: SessionJob, by program: URL? = Bundle.main.executableURL, in folder: URL
  ) throws {
    self.job = job
    let name = UUID().uuidString
    log = folder.appending(component: "\(name).log")
    errorLog = folder.appending(component: "\(name).errors")
    process.executableURL = program
    process.arguments = try job.arguments()
    var environment = ProcessInfo.processInfo.environment
    // Of a crash, its first line says enough.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment.merging(LiveMemory.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.created(log)
    process.standardError = try Self.created(errorLog)
    processEnd = ProcessEnd(of: process)
    try process.run()
  }

  /// Waits for its end.
  func result() throws -> Result {
    processEnd.wait()
    defer {
      try? FileManager.default.removeItem(at: log)
      try? FileManager.default.removeItem(at: errorLog)
    }
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let messages = String(decoding: try Data(contentsOf: errorLog), as: UTF8.self)
    let events = text.split(separator: "\n").compactMap(SessionJob.Event.init)
    return Result(
      events: events, output: text, failure: failure(events, messages), messages: messages)
  }

  /// Ends the process, of which nobody has asked for the result.
  func end() {
    processEnd.force()
  }

  private func failure(_ events: [SessionJob.Event], _ messages: String) -> Failure? {
    let status = process.terminationStatus
    switch process.terminationReason {
    case .exit where status == 0:
      guard job.rawFinding == nil else { return nil }
      guard case .ended(job.seeds.last, _, _, _) = events.last else {
        return .crash(reason: "exit status 0 before the end")
      }
      return nil
    case .uncaughtSignal where status == SIGALRM: return .hang
    case .exit: return .crash(reason: "exit status \(status)")
    default:
      let reason = messages.split(separator: "\n").first { $0.contains("Fatal error: ") }
      return .crash(reason: reason.map(String.init) ?? "ended by signal \(status)")
    }
  }

  private static func created(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }
}
