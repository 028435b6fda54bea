import Foundation
import Toolchain

/// The built programs `compare` and `appsize`, which are run for their output.
struct CompareProgram {
  /// The reason why `compare` could not be run.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  private let packageFolder: URL

  /// Finds `compare` beside another program of the same build.
  ///
  /// - Throws: ``Failure`` if `compare` is not built.
  init(beside other: URL, packageFolder: URL) throws(Failure) {
    folder = other.deletingLastPathComponent()
    self.packageFolder = packageFolder
    let program = folder.appending(component: "compare")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Failure(description: "\(program.path) is not built.\nType: swift build -c release")
    }
  }

  /// Returns the lines that a command prints; its first word is the name of the program.
  func output(of command: [String]) throws -> [String] {
    var environment = ProcessInfo.processInfo.environment
    environment["COLUMNS"] = "100"
    let process = try ChildProcess.run(
      folder.appending(component: command[0]), Array(command.dropFirst()), in: packageFolder,
      environment: environment, errors: .apart)
    if let failure = process.failure {
      let words = command.joined(separator: " ")
      throw Failure(description: "\(words): \(failure)\n\(process.errorOutput)")
    }
    return process.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
