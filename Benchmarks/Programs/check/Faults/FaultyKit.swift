import Behavior
import Foundation
import TestSupport
import Testability
import Toolchain

/// A clone of the whole package, into which a check puts one fault at a time.
///
/// The clone stays on the disk between runs, so that only code that depends on a fault is built
/// again.
struct FaultyKit {
  private let folder: URL
  private let kit: URL
  private let commit: String
  private let sessions: Int

  /// Creates or updates the clone, and removes a fault that an earlier run left in it.
  init(of folder: URL, sessions: Int) throws {
    self.folder = folder
    self.sessions = sessions
    kit = folder.appending(path: ".build/faults/kit")
    commit = try Self.run("git", ["rev-parse", "HEAD"], in: folder)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    // Without a repository of its own, git would treat the folder as part of the outer repository.
    if !FileManager.default.fileExists(atPath: kit.appending(path: ".git").path) {
      try Self.run("git", ["clone", "-q", "--no-checkout", folder.path, kit.path], in: folder)
    }
    try Self.run("git", ["fetch", "-q", folder.path, "HEAD"], in: kit)
    try takeBack()
  }

  /// Builds the clone, uses its architectures in random sessions and returns the troubles.
  ///
  /// - Parameter fault: The fault to put in; `nil` for none.
  /// - Returns: The troubles of all sessions.
  /// - Throws: ``FaultError`` if the fault cannot be put in, if the clone cannot be built, or if
  ///   the sessions cannot be run.
  func troubles(with fault: HandWrittenFault? = nil) throws -> [Trouble] {
    defer { try? takeBack() }
    if let fault { try Self.run("git", ["apply", fault.patch(in: folder).path], in: kit) }
    try Self.run("swift", ["build", "-c", "release", "--product", "compare"], in: kit)
    let folder = try TemporaryFolder()
    let report = folder.path("report.json")
    let process = try Self.process(
      kit.appending(path: ".build/release/compare").path,
      ["differential", "--sessions", "\(sessions)", "--format", "json", "--output", report],
      in: kit)
    // The exit code is 1 after troubles and also after a failure, but a failure writes no report.
    guard let data = try? Data(contentsOf: URL(filePath: report)) else {
      throw FaultError("compare differential: \(process.failure ?? "")\n\(process.tail)")
    }
    return try JSONDecoder().decode(Differential.self, from: data).troubles
  }

  private func takeBack() throws {
    try Self.run("git", ["checkout", "-q", "--force", "--detach", commit], in: kit)
  }

  @discardableResult private static func run(
    _ program: String, _ arguments: [String], in folder: URL
  ) throws -> String {
    let process = try process(program, arguments, in: folder)
    guard process.failure == nil else {
      throw FaultError("\(program) \(arguments.joined(separator: " ")):\n\(process.tail)")
    }
    return process.output
  }

  private static func process(
    _ program: String, _ arguments: [String], in folder: URL
  ) throws -> ProcessResult {
    try ChildProcess.run(
      URL(filePath: "/usr/bin/env"), [program] + arguments, in: folder,
      environment: ProcessInfo.processInfo.environment)
  }
}
