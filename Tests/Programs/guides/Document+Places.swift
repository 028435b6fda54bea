extension Document {
  /// A part of a document that is made by a program.
  enum Place: Equatable {
    /// The lines between `<!-- table NAME -->` and `<!-- end -->`.
    case table(name: String, lines: Range<Int>)
    /// The lines of the box below `<!-- compare ARGUMENTS -->`.
    case box(arguments: [String], lines: Range<Int>)
  }

  /// Finds the places of the document, from the last to the first.
  ///
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

  /// Creates a problem of a line that is counted from 0.
  func problem(in index: Int, _ message: String) -> Problem {
    Problem(path: path, line: index + 1, message: message)
  }
}

/// A marker without an end or without a box.
struct UnfinishedPlace: Error, Equatable, CustomStringConvertible {
  let problem: Problem

  init(_ problem: Problem) {
    self.problem = problem
  }

  var description: String { problem.description }
}
