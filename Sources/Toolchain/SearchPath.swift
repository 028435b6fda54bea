import Foundation

/// The folders that are searched for programs.
struct SearchPath {
  /// The paths of the folders, separated by colons, as in the variable `PATH`.
  let text: String

  /// Creates the search path of an environment; without the variable `PATH`, there are no folders.
  init(_ environment: [String: String]) {
    text = environment["PATH"] ?? ""
  }

  /// Returns the location of the first program with a name; `nil` if no folder has one.
  func program(named name: String) -> URL? {
    let candidates = text.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
    return candidates.first { candidate in
      let values = try? candidate.resourceValues(forKeys: [.isDirectoryKey])
      return FileManager.default.isExecutableFile(atPath: candidate.path)
        && values?.isDirectory != true
    }
  }
}
