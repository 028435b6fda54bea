import Tables

/// The current content of the tables and boxes in documents.
struct Update {
  /// The tables by the names in their markers.
  let tables: [String: GuideTable]
  /// Runs `compare` with some arguments and returns its lines; `nil` to leave boxes as they are.
  let output: (([String]) throws -> [String])?

  /// Returns a document with its tables and boxes updated.
  ///
  /// - Parameter document: The document as it is.
  /// - Returns: The document as it should be, and a problem for each part without new content.
  /// - Throws: ``UnfinishedPlace``, and ``CompareError`` if `compare` cannot be run.
  func document(_ document: Document) throws -> (document: Document, problems: [Problem]) {
    var updated = document
    var problems: [Problem] = []
    // From the last place to the first, so that lines keep their numbers.
    for place in try document.places() {
      switch place {
      case .table(let name, let lines):
        if let table = tables[name] {
          updated.lines.replaceSubrange(lines, with: table.markdown)
        } else if name != "summary" || output != nil {
          problems.append(
            document.problem(in: lines.lowerBound - 1, "there is no table \(name)."))
        }
      case .box(let arguments, let lines):
        guard let printed = try output?(arguments) else { continue }
        let box = Box(lines: Array(document.lines[lines])).updated(by: printed)
        updated.lines.replaceSubrange(lines, with: box.lines)
        let command = (["compare"] + arguments).joined(separator: " ")
        problems += box.unknown.map {
          document.problem(
            in: lines.lowerBound + $0, "'\(command)' prints no such line: \(box.lines[$0])")
        }
      }
    }
    return (updated, problems)
  }
}
