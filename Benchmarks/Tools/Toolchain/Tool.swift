import Foundation

/// Optional programs, such as `git`, whose output is used only if they are installed.
package enum Tool {
  /// Runs a program and returns its output, without white space at the beginning and the end.
  ///
  /// Returns `nil` if the program is not installed or fails.
  package static func answer(of command: [String], in folder: URL) -> String? {
    let environment = ProcessInfo.processInfo.environment
    guard let name = command.first,
      let program = program(named: name, in: environment["PATH", default: ""]),
      let result = try? ChildProcess.run(
        program, Array(command.dropFirst()), in: folder, environment: environment, errors: .apart),
      result.failure == nil
    else { return nil }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the first program with a name in the folders of a search path, the value of `PATH`.
  ///
  /// Returns `nil` if no folder contains such a program.
  static func program(named name: String, in searchPath: String) -> URL? {
    let candidates = searchPath.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
    return candidates.first { candidate in
      let values = try? candidate.resourceValues(forKeys: [.isDirectoryKey])
      return FileManager.default.isExecutableFile(atPath: candidate.path)
        && values?.isDirectory != true
    }
  }
}
