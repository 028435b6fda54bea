import Foundation

/// Optional programs, such as `git`, whose output is used only if they are installed.
package enum Tool {
  /// Runs a program and returns its output, without white space at the beginning and the end.
  ///
  /// Returns `nil` if the program is not installed or fails.
  package static func answer(of command: [String], in folder: URL) -> String? {
    let environment = ProcessInfo.processInfo.environment
    guard let name = command.first, let program = SearchPath(environment).program(named: name),
      let result = try? ChildProcess.run(
        program, Array(command.dropFirst()), in: folder, environment: environment, errors: .apart),
      result.failure == nil
    else { return nil }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
