/// A box in a document: a code block that shows some lines of a command's output.
struct Box: Equatable {
  var lines: [String]

  /// Returns the lines of the box, updated from the output of its command.
  ///
  /// A line that the command does not print is replaced by the next printed line that differs only
  /// in numbers, or that has the same label. The lines of a box stand in the order of the output,
  /// and each printed line is used once.
  ///
  /// - Parameters:
  ///   - output: All lines that the command prints.
  ///   - tolerance: The share by which an integer may differ from the printed one, such as 0.001.
  ///     With a share above 0, a percentage may also differ by one in its last place. If all
  ///     numbers of a line are within this tolerance, the line stays as it is.
  ///     Times in milliseconds are kept in any case.
  /// - Returns: The new lines, and the indices of the lines that have no counterpart in the output.
  func updated(
    by output: [String], tolerance: Double = 0
  ) -> (lines: [String], unknown: [Int]) {
    let words = output.map(\.words)
    var updated: [String] = []
    var unknown: [Int] = []
    // A label can stand in several tables of the output. The order of lines tells which is meant.
    var next = 0
    for (index, line) in lines.enumerated() {
      if line.words.isEmpty {
        updated.append(line)
      } else if let found = words[next...].firstIndex(of: line.words)
        ?? output[next...].firstIndex(where: { $0.isCounterpart(of: line) })
      {
        updated.append(
          line.hasNumbers(of: output[found], tolerance: tolerance) ? line : output[found])
        next = found + 1
      } else {
        updated.append(line)
        unknown.append(index)
      }
    }
    return (updated, unknown)
  }
}

extension Box {
  /// Returns all lines of a section of the output.
  ///
  /// A section has one or more blocks of lines, parted by empty lines. In each, one line begins with
  /// the section's title. A line of the box that differs from the printed one only in times stays.
  ///
  /// - Parameters:
  ///   - title: The title of the section, such as `Distribution`.
  ///   - output: All lines that the command prints.
  /// - Returns: The lines, which are empty if the output has no such section.
  func section(_ title: String, of output: [String]) -> [String] {
    let blocks = output.split(separator: "").filter { block in
      block.contains { $0.hasPrefix("\(title) ") }
    }
    return blocks.joined(separator: [""]).map { printed in
      lines.first { $0.hasNumbers(of: printed, tolerance: 0) } ?? printed
    }
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

  /// Returns true if the line differs from another only in numbers, or has the same label.
  ///
  /// Either condition is enough, and neither finds every line alone. If a mark in a table's row has
  /// moved, for example, only the label is the same. Without the comparison of labels, this row
  /// would be missed, and a row of a later table could be taken for it.
  fileprivate func isCounterpart(of line: String) -> Bool {
    words.pattern == line.words.pattern || !label.isEmpty && label == line.label
  }

  /// Compares the numbers in two lines with the same words around them.
  ///
  /// - Parameters:
  ///   - other: The other line.
  ///   - tolerance: The share by which integers may differ. With a share above 0, percentages may
  ///     differ by 0.1. Times in milliseconds may always differ, since each run has its own.
  /// - Returns: True if the words are the same and each number differs by no more than is allowed.
  ///   The spaces between the words may differ. If no number may differ, the result is false.
  fileprivate func hasNumbers(of other: String, tolerance: Double) -> Bool {
    let number = /([0-9][0-9,.]*)(%| ms\b|)/
    // A line whose numbers must be equal takes the printed spaces, too.
    let mayDiffer = tolerance > 0 || other.contains(/[0-9] ms\b/)
    guard mayDiffer, words.pattern == other.words.pattern else { return false }
    return zip(matches(of: number), other.matches(of: number)).allSatisfy { own, printed in
      if own.output.1 == printed.output.1 || printed.output.2 == " ms" { return true }
      guard let own = Double(own.output.1.filter { $0 != "," }),
        let other = Double(printed.output.1.filter { $0 != "," })
      else { return false }
      let isRounded = printed.output.2 == "%" && tolerance > 0
      return abs(own - other) <= (isRounded ? 0.101 : tolerance * max(own, other))
    }
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
