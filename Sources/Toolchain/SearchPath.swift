import Foundation

/// The folders that are searched for programs.
struct SearchPath {
  /// The folders as `PATH` names them.
  let text: String

  /// The search path of an environment; without `PATH` it has no folder.
  init(_ environment: [String: String]) {
    text = environment["PATH"] ?? ""
  }

  /// The first program of that name; `nil` if there is none.
  func program(named name: String) -> URL? {
    let candidates = text.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
    return candidates.first { candidate in
      let values = try? candidate.resourceValues(forKeys: [.isDirectoryKey])
      return FileManager.default.isExecutableFile(atPath: candidate.path)
        && values?.isDirectory != true
    }
  }
}
