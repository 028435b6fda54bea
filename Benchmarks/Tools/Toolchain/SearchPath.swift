import Foundation

/// The search path: the list of folders in the variable `PATH`.
///
/// A program is looked up by its name in these folders, one folder after the other.
struct SearchPath {
  /// The paths of the folders, separated by colons, as in the variable `PATH`.
  let text: String

  /// Reads the folders from the variable `PATH`; without that variable, there are no folders.
  init(_ environment: [String: String]) {
    text = environment["PATH"] ?? ""
  }

  /// Returns the location of the first program called `name`; `nil` if no folder contains one.
  func program(named name: String) -> URL? {
    let candidates = text.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
    return candidates.first { candidate in
      let values = try? candidate.resourceValues(forKeys: [.isDirectoryKey])
      return FileManager.default.isExecutableFile(atPath: candidate.path)
        && values?.isDirectory != true
    }
  }
}
