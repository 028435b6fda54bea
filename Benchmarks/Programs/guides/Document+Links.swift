import Foundation

extension Document {
  /// Returns a problem for each link to a file or heading that does not exist.
  func brokenLinks(among documents: [Document], in folder: URL) -> [Problem] {
    matches(of: /\]\(([^()\s]+)\)/, in: text(withCode: false)).compactMap { line, target in
      guard target.wholeMatch(of: /[a-z]+:.*/) == nil else { return nil }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? path : Self.path(of: String(parts[0]), from: path)
      guard FileManager.default.fileExists(atPath: folder.appending(path: file).path) else {
        return problem(in: line, "the link leads nowhere: \(target)")
      }
      guard parts.count > 1 else { return nil }
      let anchors = documents.first { $0.path == file }?.anchors ?? []
      return anchors.contains(String(parts[1]))
        ? nil : problem(in: line, "the link leads to no heading: \(target)")
    }
  }

  /// Returns a problem for each path in backticks that does not exist in the repository.
  ///
  /// In a path, `Name` and `name` stand for a name of the reader's choice.
  func missingPaths(in folder: URL) -> [Problem] {
    let span = /`((?:Sources|Tests|Benchmarks|\.ci)\/[^`\s]+|Package\.swift|README\.md)[^`\n]*`/
    return matches(of: span, in: text(withCode: true)).compactMap { line, path in
      let isPlaceholder = path.contains(/\/[Nn]ame(Tests)?(\.|\/|$)/)
      return isPlaceholder
        || FileManager.default.fileExists(atPath: folder.appending(path: path).path)
        ? nil : problem(in: line, "there is no \(path).")
    }
  }

  /// The anchors of the document's headings, as GitHub derives them for links.
  var anchors: [String] {
    var anchors: [String] = []
    var counts: [String: Int] = [:]
    for line in text(withCode: true).split(separator: "\n") {
      guard let match = line.wholeMatch(of: /#+ (.+)/) else { continue }
      let anchor = match.1.lowercased().filter {
        $0.isLetter || $0.isNumber || " -_".contains($0)
      }.replacing(" ", with: "-")
      let earlier = counts[anchor, default: 0]
      anchors.append(earlier == 0 ? anchor : "\(anchor)-\(earlier)")
      counts[anchor] = earlier + 1
    }
    return anchors
  }

  /// Returns the document's text with an empty line in place of each line of a fenced code block.
  ///
  /// All other lines keep their numbers. If `withCode` is false, the result has no inline code in
  /// backticks, either.
  private func text(withCode: Bool) -> String {
    var isInBox = false
    let text = lines.map { line -> String in
      if line.hasPrefix("```") {
        isInBox.toggle()
        return ""
      }
      return isInBox ? "" : line
    }.joined(separator: "\n")
    return withCode ? text : text.replacing(/`[^`\n]+`/, with: "")
  }

  /// Returns each text that a pattern captures, with the index of the line that contains the text.
  private func matches(
    of pattern: Regex<(Substring, Substring)>, in text: String
  ) -> [(line: Int, text: String)] {
    text.matches(of: pattern).map { match in
      (text[..<match.range.lowerBound].count { $0 == "\n" }, String(match.1))
    }
  }

  private static func path(of target: String, from document: String) -> String {
    var components = document.split(separator: "/").dropLast().map(String.init)
    for component in target.split(separator: "/").map(String.init) {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components.joined(separator: "/")
  }
}
