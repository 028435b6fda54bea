import Comparisons
import Foundation
import Toolchain

/// The built `compare`, run for its output.
final class CompareProgram {
  private let program: URL
  private let packageFolder: URL
  /// The lines of the runs so far, by their arguments.
  private var outputs: [[String]: [String]] = [:]

  /// Finds the program in the folder of another one.
  ///
  /// - Throws: ``CompareError`` if it is not built.
  init(beside other: URL, packageFolder: URL) throws(CompareError) {
    program = other.deletingLastPathComponent().appending(component: "compare")
    self.packageFolder = packageFolder
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw CompareError(
        description: "\(program.path) is not built.\nType: swift build -c release")
    }
  }

  /// Runs the program and returns its lines; the same arguments are run once.
  func output(of arguments: [String]) throws -> [String] {
    if let lines = outputs[arguments] { return lines }
    let lines = try text(of: arguments).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    outputs[arguments] = lines
    return lines
  }

  /// Measures everything with few rounds.
  func quick() throws -> Comparison {
    try Comparison(json: Data(text(of: ["--quick", "--format", "json"]).utf8))
  }

  private func text(of arguments: [String]) throws -> String {
    let process = try ChildProcess.run(
      program, arguments, in: packageFolder,
      environment: ProcessInfo.processInfo.environment, errors: .apart)
    if let failure = process.failure {
      throw CompareError(
        description:
          "compare \(arguments.joined(separator: " ")): \(failure)\n\(process.errorOutput)")
    }
    return process.output
  }
}

/// The reason why `compare` has printed nothing to show.
struct CompareError: Error, CustomStringConvertible {
  let description: String
}

extension Comparison {
  /// Reads a comparison that was kept in a file.
  init(inFile file: URL) throws {
    try self.init(json: Data(contentsOf: file))
  }

  /// Reads a comparison as `compare --format json` prints it.
  init(json: Data) throws {
    self = try JSONDecoder().decode(Comparison.self, from: json)
  }
}
