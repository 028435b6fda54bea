import Foundation

/// A Markdown file, such as the README, as a list of lines.
struct Document: Equatable {
  /// The path of the file, relative to the package's folder.
  let path: String
  var lines: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the README and all guides.
  static func all(in folder: URL) throws -> [Document] {
    let guides = "Benchmarks/Guides"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: guides).path
    ).filter { $0.hasSuffix(".md") }.sorted()
    return try (["README.md"] + names.map { "\(guides)/\($0)" }).map { path in
      Document(
        path: path,
        text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  func write(in folder: URL) throws {
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: path))
  }

  /// Compares the document with its updated version.
  ///
  /// - Parameter other: The document as it should be.
  /// - Returns: A problem for each line that is missing or should not be there.
  func differences(to other: Document) -> [Problem] {
    other.lines.difference(from: lines).map { change in
      switch change {
      case .remove(let offset, let line, _):
        Problem(path: path, line: offset + 1, message: "not up to date: \(line)")
      case .insert(let offset, let line, _):
        Problem(path: path, line: offset + 1, message: "should be: \(line)")
      }
    }
  }
}
