extension Document {
  /// A part of a document that this program updates or checks, such as a table.
  enum Place: Equatable {
    /// The lines between `<!-- table NAME -->` and `<!-- end -->`.
    case table(name: String, lines: Range<Int>)
    /// The lines of the box below `<!-- compare ARGUMENTS -->`.
    case box(arguments: [String], lines: Range<Int>)
    /// The lines between `<!-- findings -->` and `<!-- end -->`.
    case findings(lines: Range<Int>)
  }

  /// Returns the places that this program updates or checks, from the last one to the first.
  ///
  /// - Returns: The places that follow a marker, which is a comment in the document.
  /// - Throws: A problem for a marker without an end or without a box.
  func places() throws(Problem) -> [Place] {
    var places: [Place] = []
    for (index, line) in lines.enumerated() {
      if let match = line.wholeMatch(of: /<!-- table (\S+) -->/) {
        places.append(.table(name: String(match.1), lines: try linesToEnd(after: index)))
      } else if line == "<!-- findings -->" {
        places.append(.findings(lines: try linesToEnd(after: index)))
      } else if let match = line.wholeMatch(of: /<!-- compare (.+) -->/) {
        let rest = lines[(index + 1)...]
        guard rest.first == "```", let end = rest.dropFirst().firstIndex(of: "```") else {
          throw problem(in: index, "there is no box below this comment.")
        }
        let arguments = match.1.split(separator: " ").map(String.init)
        places.append(.box(arguments: arguments, lines: index + 2..<end))
      }
    }
    return places.reversed()
  }

  /// Returns the indices of the lines between a marker and the next `<!-- end -->`.
  private func linesToEnd(after index: Int) throws(Problem) -> Range<Int> {
    let rest = lines[(index + 1)...]
    guard let end = rest.firstIndex(of: "<!-- end -->"),
      !rest[..<end].contains(where: { $0.hasPrefix("<!--") })
    else { throw problem(in: index, "this comment has no <!-- end -->.") }
    return index + 1..<end
  }

  /// Returns a problem in the line at an index; the first line has the index 0.
  func problem(in index: Int, _ message: String) -> Problem {
    Problem(path: path, line: index + 1, message: message)
  }
}
