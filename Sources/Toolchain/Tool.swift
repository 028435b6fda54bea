import Foundation

/// Programs whose output is used if they are installed, and done without otherwise.
package enum Tool {
  /// Returns the output of a program without white space around it; `nil` if it is not installed or
  /// fails.
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
