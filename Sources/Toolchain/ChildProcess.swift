import Foundation

/// A program that has run to its end.
package struct ChildProcess {
  /// What it wrote, standard output and standard error as they came unless they were kept apart.
  package let output: String
  /// Why it counts as failed, or `nil` if it ended with status 0.
  package let failure: String?

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The executable file.
  ///   - arguments: Its arguments.
  ///   - folder: The folder to run it in.
  ///   - environment: All of its environment.
  ///   - input: The file that it reads; `nil` gives it nothing to read.
  ///   - log: The file that takes its output; nobody has to read it while the program writes.
  ///   - errorLog: The file that takes standard error alone; `nil` if it goes where output goes.
  /// - Throws: ``ToolError`` when the program or the file cannot be used.
  package init(
    running program: URL, _ arguments: [String], in folder: URL, environment: [String: String],
    input: URL? = nil, log: URL, errorLog: URL? = nil
  ) throws {
    let process = Process()
    let end = ProcessEnd(of: process)
    do {
      let inputHandle = try input.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
      let handle = try Self.emptied(log)
      defer { try? handle.close() }
      let errorHandle = try errorLog.map(Self.emptied) ?? handle
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = environment
      process.standardInput = inputHandle
      process.standardOutput = handle
      process.standardError = errorHandle
      try process.run()
    } catch {
      throw ToolError.unusable(path: program.path, reason: error.localizedDescription)
    }
    Interruption.pass(to: process.processIdentifier) { _ = end.wait() }
    output = (try? String(decoding: Data(contentsOf: log), as: UTF8.self)) ?? ""
    failure =
      switch (process.terminationReason, process.terminationStatus) {
      case (.exit, 0): nil
      case (.exit, let status): "exit status \(status)"
      case (_, let signal): "ended by signal \(signal)"
      }
  }

  private static func emptied(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// What the Swift runtime said when it ended the program, if it did.
  package var fatalErrors: [String] {
    output.split(separator: "\n").filter { $0.contains(": Fatal error: ") }.map(String.init)
  }

  /// The last lines of the output, without those that only show progress.
  package var tail: String {
    output.split(separator: "\n").filter { $0.prefixMatch(of: #/\[[0-9]+/[0-9]+\] /#) == nil }
      .suffix(30).joined(separator: "\n")
  }
}
