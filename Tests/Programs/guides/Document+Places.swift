extension Document {
  /// A part of a document that this program updates: a table or a box.
  enum Place: Equatable {
    /// The lines between `<!-- table NAME -->` and `<!-- end -->`.
    case table(name: String, lines: Range<Int>)
    /// The lines of the box below `<!-- compare ARGUMENTS -->`.
    case box(arguments: [String], lines: Range<Int>)
  }

  /// Returns the tables and boxes of the document, from the last one to the first one.
  ///
  /// - Returns: The tables and boxes that follow a marker, which is a comment in the document.
  /// - Throws: ``UnfinishedPlace`` for a marker without an end or without a box.
  func places() throws(UnfinishedPlace) -> [Place] {
    var places: [Place] = []
    for (index, line) in lines.enumerated() {
      if let match = line.wholeMatch(of: /<!-- table (\S+) -->/) {
        let rest = lines[(index + 1)...]
        guard let end = rest.firstIndex(of: "<!-- end -->"),
          !rest[..<end].contains(where: { $0.hasPrefix("<!--") })
        else { throw UnfinishedPlace(problem(in: index, "this table has no <!-- end -->.")) }
        places.append(.table(name: String(match.1), lines: index + 1..<end))
      } else if let match = line.wholeMatch(of: /<!-- compare(?: (.+))? -->/) {
        let rest = lines[(index + 1)...]
        guard rest.first == "```", let end = rest.dropFirst().firstIndex(of: "```") else {
          throw UnfinishedPlace(problem(in: index, "there is no box below this comment."))
        }
        let arguments = (match.1 ?? "").split(separator: " ").map(String.init)
        places.append(.box(arguments: arguments, lines: index + 2..<end))
      }
    }
    return places.reversed()
  }

  /// Returns a problem in the line with an index, which is counted from 0.
  func problem(in index: Int, _ message: String) -> Problem {
    Problem(path: path, line: index + 1, message: message)
  }
}

/// The error for a marker of a table without an end, or for a marker of a box that no box follows.
struct UnfinishedPlace: Error, Equatable, CustomStringConvertible {
  let problem: Problem

  init(_ problem: Problem) {
    self.problem = problem
  }

  var description: String { problem.description }
}
