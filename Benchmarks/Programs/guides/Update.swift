import Terminal

/// The new content of the tables and findings in documents, and what their boxes may show.
struct Update {
  /// The largest width of a line of text in documents.
  private static let lineWidth = 110

  /// The lines of the new tables, by the names in their markers.
  let tables: [String: [String]]
  /// The sentences that say what the figures mean; `nil` if the findings stay as they are.
  var findings: [String]?
  /// A function that runs `compare` with some arguments and returns the printed lines; `nil` if
  /// nothing was measured, so that boxes and missing tables are left alone.
  let output: (([String]) throws -> [String])?

  /// Returns a document with its tables and findings updated.
  ///
  /// - Parameter document: The document as it is.
  /// - Returns: The updated document, and a problem for each table without new content and each
  ///   line of a box that `compare` does not print.
  /// - Throws: A problem of a marker, and ``CompareProgram/Failure`` if `compare` cannot be run.
  func document(_ document: Document) throws -> (document: Document, problems: [Problem]) {
    var updated = document
    var problems: [Problem] = []
    // From the last place to the first, so that lines keep their numbers.
    for place in try document.places() {
      switch place {
      case .table(let name, let lines):
        if let table = tables[name] {
          updated.lines.replaceSubrange(lines, with: table)
        } else if output != nil {
          problems.append(
            document.problem(in: lines.lowerBound - 1, "there is no table \(name)."))
        }
      case .findings(let lines):
        if let findings {
          updated.lines.replaceSubrange(lines, with: findings.flatMap(Self.listItem))
        }
      case .box(let arguments, let lines):
        guard var printed = try output?(arguments)[...] else { continue }
        for index in lines where !document.lines[index].isEmpty {
          // A box may leave lines out, and shows the others in the order of the output.
          if let found = printed.firstIndex(of: document.lines[index]) {
            printed = printed[(found + 1)...]
          } else {
            let command = (["compare"] + arguments).joined(separator: " ")
            problems.append(document.problem(in: index, "'\(command)' prints no such line."))
          }
        }
      }
    }
    return (updated, problems)
  }

  /// Returns the lines of a sentence as an item of a list in Markdown.
  private static func listItem(_ sentence: String) -> [String] {
    sentence.wrapped(to: lineWidth - 2).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }
}
