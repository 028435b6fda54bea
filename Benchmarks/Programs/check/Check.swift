import Foundation
import Terminal

/// The program `check`, for checks that take too long for a test or need the results of a whole
/// comparison.
struct Check: Command {
  static let name = "check"
  static let abstract = "Runs checks that take longer than a test."

  func run() throws -> ExitCode {
    throw UsageError("Say what to check.\nType: check help")
  }

  /// Returns the paths of the folders that hold a module, relative to the package's folder.
  nonisolated static func moduleFolders(of package: URL) -> [String] {
    let groups = [
      "Sources", "Sources/Common", "Sources/Specification", "Benchmarks", "Benchmarks/Tools",
      "Benchmarks/Measure", "Benchmarks/Programs", "Tests/Support",
    ]
    return groups.flatMap { group in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: package.appending(path: group).path)
      return (names ?? []).sorted().map { "\(group)/\($0)" }
    }.filter { !groups.contains($0) }
  }

  /// Reports the outcome of a check and returns the exit code.
  ///
  /// The last line of the report is the number of problems. It is written to standard output if
  /// there is no problem, and to standard error otherwise.
  ///
  /// - Parameters:
  ///   - problems: The problems, each of which is written as a line to standard error.
  ///   - checked: A text that says what was checked, such as "12 examples of 3 modules".
  /// - Returns: `failure` if there is a problem; otherwise `success`.
  /// - Throws: `WriteFailure` if standard output cannot be written to.
  static func result(of problems: [String], checked: String) throws -> ExitCode {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    let conclusion = "\(problems.isEmpty ? "No problem" : count) in \(checked).\n"
    guard !problems.isEmpty else {
      try StandardStreams().write(conclusion)
      return .success
    }
    StandardStreams().writeError(problems.map { $0 + "\n" }.joined() + conclusion)
    return .failure
  }
}
