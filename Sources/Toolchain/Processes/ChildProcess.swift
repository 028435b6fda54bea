import CProcess
import Dispatch
import Foundation

/// Another program, started by this one.
///
/// The output goes to files without names, so the program never waits for a reader.
///
/// ```swift
/// func commit(of folder: URL, by git: URL) throws -> String? {
///   let result = try ChildProcess.run(git, ["rev-parse", "HEAD"], in: folder, environment: [:])
///   return result.failure == nil ? result.output : nil
/// }
/// ```
package struct ChildProcess {
  /// The place for the text that a program writes to standard error.
  package enum ErrorOutput {
    /// In ``ProcessResult/output``, mixed with standard output in the order of writing.
    case withOutput
    /// Apart from standard output, in ``ProcessResult/errorOutput``.
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
  ///   - folder: The working folder of the program; `nil` for that of this process.
  ///   - environment: The whole environment of the program.
  ///   - input: The file that the program reads as standard input.
  ///   - errors: The place for the text that the program writes to standard error.
  ///   - atFixedAddresses: True if the program is to lie at the same addresses each time. The system
  ///     may refuse this. Only the program itself can find out if the system has refused.
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

  /// Runs a program, waits for its end, and returns the result; takes the initializer's parameters.
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

  /// Waits for the end of the program, and returns its output and the way it ended.
  ///
  /// Call this function only once. It blocks the thread. Signals that end this process also end the
  /// program.
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
