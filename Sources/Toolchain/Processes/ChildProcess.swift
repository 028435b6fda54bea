import CProcess
import Dispatch
import Foundation

/// A child process: a process that this process has started, and that runs another program.
///
/// The program's output goes to files without names. The program therefore never has to wait until
/// this process reads the output.
///
/// ```swift
/// func commit(of folder: URL, by git: URL) throws -> String? {
///   let result = try ChildProcess.run(git, ["rev-parse", "HEAD"], in: folder, environment: [:])
///   return result.failure == nil ? result.output : nil
/// }
/// ```
package struct ChildProcess {
  /// The destination of the text that a program writes to standard error.
  package enum ErrorOutput {
    /// The text goes to ``ProcessResult/output``, mixed with the text of standard output.
    case withOutput
    /// The text goes to ``ProcessResult/errorOutput``, apart from standard output.
    case apart
  }

  private let process = Process()
  private let end = DispatchSemaphore(value: 0)
  private let output: UnnamedFile
  private let errorOutput: UnnamedFile?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The executable file.
  ///   - arguments: The arguments, without the program's name.
  ///   - folder: The working folder of the program; `nil` for the working folder of this process.
  ///   - environment: The whole environment of the program.
  ///   - input: The file that the program reads as standard input.
  ///   - errors: The destination of the text that the program writes to standard error.
  ///   - atFixedAddresses: True if the program is to be loaded at the same memory addresses each
  ///     time. The system may refuse this. Only the program itself can find out if the system has
  ///     refused.
  /// - Throws: ``ToolError`` when the program cannot be started.
  package init(
    starting program: URL, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String], input: FileHandle = .nullDevice,
    errors: ErrorOutput = .withOutput, atFixedAddresses: Bool = false
  ) throws(ToolError) {
    output = try UnnamedFile()
    errorOutput = errors == .apart ? try UnnamedFile() : nil
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output.handle
    process.standardError = (errorOutput ?? output).handle
    process.terminationHandler = { [end] _ in end.signal() }
    let areFixed = atFixedAddresses && process_fix_addresses(true)
    defer { if areFixed { _ = process_fix_addresses(false) } }
    do {
      try process.run()
    } catch {
      throw .unusable(path: program.path, reason: error.localizedDescription)
    }
  }

  /// Runs a program, waits for its end, and returns its output and the way it ended.
  ///
  /// The parameters have the same meaning as those of the initializer.
  ///
  /// - Throws: ``ToolError`` when the program cannot be started.
  package static func run(
    _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String],
    input: FileHandle = .nullDevice, errors: ErrorOutput = .withOutput
  ) throws(ToolError) -> ProcessResult {
    try Interruption.pass { () throws(ToolError) in
      let child = try ChildProcess(
        starting: program, arguments, in: folder, environment: environment, input: input,
        errors: errors)
      Interruption.started(child.process.processIdentifier)
      return child.result()
    }
  }

  /// Waits for the end of the program, and returns the program's output and the way it ended.
  ///
  /// Call this function only once. The function blocks the thread. Signals that end this process
  /// also end the program.
  package func result() -> ProcessResult {
    Interruption.pass(to: process.processIdentifier, while: waitForEnd)
    let status = process.terminationStatus
    return ProcessResult(
      ending: process.terminationReason == .exit ? .exit(status) : .signal(status),
      outputData: output.content, errorOutputData: errorOutput?.content ?? Data())
  }

  /// Ends the program if it still runs, and waits for its end.
  ///
  /// Call this function instead of ``result()``.
  func stop() {
    if process.isRunning { process.terminate() }
    waitForEnd()
  }

  private func waitForEnd() {
    // `waitUntilExit()` alone would run everything that is queued for the main run loop.
    end.wait()
    // Returns at once; without it Foundation keeps the process, and the files that it was given.
    process.waitUntilExit()
  }
}
