import Terminal

/// The new content of documents, and what their boxes may show.
struct Update {
  /// The largest width of a line of text in documents.
  private static let lineWidth = 110

  /// The new lines of blocks by their markers, such as `table summary`.
  let blocks: [String: [String]]
  /// A function that returns the text of a figure, such as that of `mvp.code-lines`.
  var figure: (String) -> String? = { _ in nil }
  /// A function that runs a command such as `compare size` and returns the printed lines; `nil` if
  /// nothing was measured, so that boxes, figures and missing blocks are left alone.
  let output: (([String]) throws -> [String])?

  /// Returns a document with its figures and blocks updated.
  ///
  /// - Parameter document: The document as it is.
  /// - Returns: The updated document, and a problem for each block and figure without new content
  ///   and each line of a box that its command does not print.
  /// - Throws: A problem of a marker, and ``CompareProgram/Failure`` if `compare` cannot be run.
  func document(_ document: Document) throws -> (document: Document, problems: [Problem]) {
    var updated = document
    var problems: [Problem] = []
    for index in updated.lines.indices where output != nil {
      updated.lines[index].replace(/<!-- figure (\S+) -->.*?<!-- end -->/) { match in
        let text = figure(String(match.1))
        if text == nil {
          problems.append(document.problem(in: index, "there is no figure \(match.1)."))
        }
        return text.map { "<!-- figure \(match.1) -->\($0)<!-- end -->" } ?? String(match.0)
      }
    }
    // From the last place to the first, so that lines keep their numbers.
    for place in try document.places() {
      switch place {
      case .block(let marker, let lines):
        if let block = blocks[marker] {
          updated.lines.replaceSubrange(lines, with: block)
        } else if output != nil {
          problems.append(document.problem(in: lines.lowerBound - 1, "there is no \(marker)."))
        }
      case .box(let arguments, let lines):
        guard var printed = try output?(arguments)[...] else { continue }
        for index in lines where !document.lines[index].isEmpty {
          // A box may leave lines out, and shows the others in the order of the output.
          if let found = printed.firstIndex(of: document.lines[index]) {
            printed = printed[(found + 1)...]
          } else {
            let command = arguments.joined(separator: " ")
            problems.append(document.problem(in: index, "'\(command)' prints no such line."))
          }
        }
      }
    }
    return (updated, problems)
  }

  /// Returns the lines of a sentence, by default as an item of a list in Markdown.
  static func lines(of sentence: String, isItem: Bool = true) -> [String] {
    let (first, rest) = isItem ? ("- ", "  ") : ("", "")
    return sentence.wrapped(to: lineWidth - rest.count).enumerated()
      .map { ($0 == 0 ? first : rest) + $1 }
  }
}
