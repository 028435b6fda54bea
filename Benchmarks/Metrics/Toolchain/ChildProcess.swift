import Foundation

/// A program that has run to its end.
struct ChildProcess {
  /// What it wrote, standard output and standard error as they came.
  let output: String
  /// Why it counts as failed, or `nil` if it ended with status 0.
  let failure: String?

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The executable file.
  ///   - arguments: Its arguments.
  ///   - folder: The folder to run it in.
  ///   - environment: All of its environment.
  ///   - log: The file that takes its output; nobody has to read it while the program writes.
  /// - Throws: ``CoverageError`` when the program or the file cannot be used.
  init(
    running program: URL, _ arguments: [String], in folder: URL, environment: [String: String],
    log: URL
  ) throws {
    let process = Process()
    let ended = DispatchSemaphore(value: 0)
    do {
      try Data().write(to: log)
      let handle = try FileHandle(forWritingTo: log)
      defer { try? handle.close() }
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
    } catch {
      throw CoverageError.unusable(path: program.path, reason: error.localizedDescription)
    }
    // Not `waitUntilExit()`, which would run whatever waits for the main run loop.
    Interruption.pass(to: process.processIdentifier) { ended.wait() }
    output = (try? String(decoding: Data(contentsOf: log), as: UTF8.self)) ?? ""
    failure =
      switch (process.terminationReason, process.terminationStatus) {
      case (.exit, 0): nil
      case (.exit, let status): "exit status \(status)"
      case (_, let signal): "ended by signal \(signal)"
      }
  }

  /// What the Swift runtime said when it ended the program, if it did.
  var fatalErrors: [String] {
    output.split(separator: "\n").filter { $0.contains(": Fatal error: ") }.map(String.init)
  }

  /// The last lines of the output, without those that only show progress.
  var tail: String {
    output.split(separator: "\n").filter { $0.prefixMatch(of: #/\[[0-9]+/[0-9]+\] /#) == nil }
      .suffix(30).joined(separator: "\n")
  }
}
