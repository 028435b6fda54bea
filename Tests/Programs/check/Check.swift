import Arguments
import Foundation
import Terminal
import Toolchain

/// Checks that take longer than a test, or that need what a whole run has made.
struct Check: Command {
  static let name = "check"
  static let abstract = "Checks what takes longer than a test."

  func run() throws -> ExitCode {
    throw UsageError("Say what to check.\nType: check help")
  }

  /// The package's folder, from the current folder or this program's.
  static func packageFolder() throws -> URL {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return try PackageFolder.find(
      from: [URL(filePath: FileManager.default.currentDirectoryPath), program])
  }

  /// Writes problems to standard error, or else what was checked to standard output.
  static func result(of problems: [String], checked: String) throws -> ExitCode {
    for problem in problems { StandardStreams().writeError(problem + "\n") }
    guard problems.isEmpty else {
      StandardStreams().writeError("\(problems.count) problems in \(checked).\n")
      return .failure
    }
    try StandardStreams().write("No problem in \(checked).\n")
    return .success
  }
}
