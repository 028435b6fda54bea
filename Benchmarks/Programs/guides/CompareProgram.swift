import Foundation
import Toolchain

/// The built program `compare`, which is run for its output.
struct CompareProgram {
  /// The reason why `compare` could not be run.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let program: URL
  private let packageFolder: URL

  /// Finds `compare` beside another program of the same build.
  ///
  /// - Throws: ``Failure`` if `compare` is not built.
  init(beside other: URL, packageFolder: URL) throws(Failure) {
    program = other.deletingLastPathComponent().appending(component: "compare")
    self.packageFolder = packageFolder
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Failure(description: "\(program.path) is not built.\nType: swift build -c release")
    }
  }

  /// Returns the lines that the program prints.
  func output(of arguments: [String]) throws -> [String] {
    var environment = ProcessInfo.processInfo.environment
    environment["COLUMNS"] = "100"
    let process = try ChildProcess.run(
      program, arguments, in: packageFolder, environment: environment, errors: .apart)
    if let failure = process.failure {
      let command = "compare \(arguments.joined(separator: " "))"
      throw Failure(description: "\(command): \(failure)\n\(process.errorOutput)")
    }
    return process.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
