/// A box in a document: a code block that shows some lines of a command's output.
struct Box: Equatable {
  var lines: [String]

  /// Returns the lines of the box, updated from the output of its command.
  ///
  /// A line that the command does not print is replaced by the printed line that differs only in
  /// numbers, or else by the printed line with the same label. The lines of a box stand in the order
  /// of the output, and each printed line is used once.
  ///
  /// - Parameter output: All lines that the command prints.
  /// - Returns: The new lines, and the indices of the lines that have no counterpart in the output.
  func updated(by output: [String]) -> (lines: [String], unknown: [Int]) {
    let words = output.map(\.words)
    var updated: [String] = []
    var unknown: [Int] = []
    // A label can stand in several tables of the output. The order of lines tells which is meant.
    var next = 0
    for (index, line) in lines.enumerated() {
      if line.words.isEmpty {
        updated.append(line)
      } else if let found = words[next...].firstIndex(of: line.words)
        ?? words[next...].firstIndex(where: { $0.pattern == line.words.pattern })
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
  /// The words of the line with one space between them.
  fileprivate var words: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The line with the character `#` in place of each number.
  fileprivate var pattern: String {
    replacing(/[0-9][0-9,.]*/, with: "#")
  }

  /// The text in the first column of a table's line.
  ///
  /// The text ends before two spaces or before a number at the end of the line. The character `#`
  /// replaces the other numbers.
  fileprivate var label: String {
    let text = drop(while: \.isWhitespace)
    let columns = text.firstRange(of: "  ").map { text[..<$0.lowerBound] } ?? text
    return String(columns).replacing(/[0-9][0-9,.]*$/, with: "").words.pattern
  }
}
