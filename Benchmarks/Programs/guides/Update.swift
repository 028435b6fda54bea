import Terminal

/// The new content of the tables, boxes and findings in documents.
struct Update {
  /// The largest width of a line of text in documents.
  private static let lineWidth = 110

  /// The share by which counts of instructions may differ between builds of the same code.
  ///
  /// The command `compare dispatch --check` allows the same share for each count that does not
  /// depend on the order of functions and data.
  private static let toleranceOfInstructions = 0.001

  /// The tables that are made from a run, and stay as they are without one.
  private static let measuredTables: Set = ["summary", "verdicts"]

  /// The new tables, by the names in their markers.
  let tables: [String: GuideTable]
  /// The sentences that say what the figures mean; `nil` if the findings stay as they are.
  var findings: [String]?
  /// A function that runs `compare` with some arguments and returns the printed lines; `nil` if all
  /// boxes stay as they are.
  let output: (([String]) throws -> [String])?

  /// Returns a document with its tables, boxes and findings updated.
  ///
  /// - Parameter document: The document as it is.
  /// - Returns: The updated document, and a problem for each table or line without new content.
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
        } else if !Self.measuredTables.contains(name) || output != nil {
          problems.append(
            document.problem(in: lines.lowerBound - 1, "there is no table \(name)."))
        }
      case .findings(let lines):
        if let findings {
          updated.lines.replaceSubrange(lines, with: findings.flatMap(Self.listItem))
        }
      case .box(let arguments, let section, let lines):
        guard let printed = try output?(arguments) else { continue }
        let shown = Box(lines: Array(document.lines[lines]))
        let command = (["compare"] + arguments).joined(separator: " ")
        if let section {
          let whole = shown.section(section, of: printed)
          if whole.isEmpty {
            problems.append(
              document.problem(
                in: lines.lowerBound - 2, "'\(command)' prints no section \(section)."))
          } else {
            updated.lines.replaceSubrange(lines, with: whole)
          }
          continue
        }
        let box = shown.updated(
          by: printed,
          tolerance: arguments.first == "dispatch" ? Self.toleranceOfInstructions : 0)
        updated.lines.replaceSubrange(lines, with: box.lines)
        problems += box.unknown.map {
          document.problem(
            in: lines.lowerBound + $0, "'\(command)' prints no such line: \(box.lines[$0])")
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
