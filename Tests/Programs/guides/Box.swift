/// A box that shows some lines of a command's output.
struct Box: Equatable {
  var lines: [String]

  /// Replaces each line that the command does not print by the line that has taken its place.
  ///
  /// - Parameter output: All lines that the command prints.
  /// - Returns: The new lines, and the indices of those that have no counterpart.
  func updated(by output: [String]) -> (lines: [String], unknown: [Int]) {
    let words = output.map(\.words)
    var updated: [String] = []
    var unknown: [Int] = []
    // A label can stand in several tables of the output, so that the order of lines tells them apart.
    var next = 0
    for (index, line) in lines.enumerated() {
      let isBlank = line.words.isEmpty
      if isBlank || words[next...].contains(line.words) || words.contains(line.words) {
        updated.append(line)
        if !isBlank, let found = words[next...].firstIndex(of: line.words) { next = found + 1 }
      } else if let found = words[next...].firstIndex(where: { $0.pattern == line.words.pattern })
        ?? output[next...].firstIndex(where: { !$0.label.isEmpty && $0.label == line.label })
      {
        updated.append(output[found])
        next = found + 1
      } else {
        updated.append(line)
        unknown.append(index)
      }
    }
    return (updated, unknown)
  }
}

extension String {
  /// The line's words with one space between them.
  fileprivate var words: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The line with each number replaced by the same sign.
  fileprivate var pattern: String {
    replacing(/[0-9][0-9,.]*/, with: "#")
  }

  /// The text before the columns of a table: before two spaces or a number at the end.
  fileprivate var label: String {
    let text = drop(while: \.isWhitespace)
    let columns = text.firstRange(of: "  ").map { text[..<$0.lowerBound] } ?? text
    return String(columns).replacing(/[0-9][0-9,.]*$/, with: "").words.pattern
  }
}
