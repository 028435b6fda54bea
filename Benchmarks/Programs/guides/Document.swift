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

// MARK: - Places

extension Document {
  /// A part of a document that this program updates or checks, such as a table.
  enum Place: Equatable {
    /// The lines between a marker, such as `<!-- table NAME -->`, and `<!-- end -->`.
    case block(marker: String, lines: Range<Int>)
    /// The lines of the box below `<!-- compare … -->` or `<!-- appsize … -->`, with the words of
    /// this command.
    case box(arguments: [String], lines: Range<Int>)
  }

  /// Returns the places that this program updates or checks, from the last one to the first.
  ///
  /// - Returns: The places that follow a marker, which is a comment in the document.
  /// - Throws: A problem for a marker without an end or without a box.
  func places() throws(Problem) -> [Place] {
    var places: [Place] = []
    for (index, line) in lines.enumerated() {
      if let match = line.wholeMatch(of: /<!-- ((?:compare|appsize) .+) -->/) {
        let rest = lines[(index + 1)...]
        guard rest.first == "```", let end = rest.dropFirst().firstIndex(of: "```") else {
          throw problem(in: index, "there is no box below this comment.")
        }
        let arguments = match.1.split(separator: " ").map(String.init)
        places.append(.box(arguments: arguments, lines: index + 2..<end))
      } else if line != Self.end, let match = line.wholeMatch(of: /<!-- (.+) -->/) {
        places.append(.block(marker: String(match.1), lines: try linesToEnd(after: index)))
      }
    }
    return places.reversed()
  }

  private static let end = "<!-- end -->"

  /// Returns the indices of the lines between a marker and the next `<!-- end -->`.
  private func linesToEnd(after index: Int) throws(Problem) -> Range<Int> {
    let rest = lines[(index + 1)...]
    guard let end = rest.firstIndex(of: Self.end),
      !rest[..<end].contains(where: { $0.hasPrefix("<!--") })
    else { throw problem(in: index, "this comment has no <!-- end -->.") }
    return index + 1..<end
  }

  /// Returns a problem in the line at an index; the first line has the index 0.
  func problem(in index: Int, _ message: String) -> Problem {
    Problem(path: path, line: index + 1, message: message)
  }
}

/// A problem in a document or a module.
struct Problem: Error, Equatable, CustomStringConvertible {
  /// The path of the document or module, relative to the package's folder.
  let path: String
  /// The number of the line, counted from 1; `nil` if the problem is in the whole file or module.
  let line: Int?
  let message: String

  var description: String {
    "\(path):\(line.map { "\($0):" } ?? "") \(message)"
  }
}
