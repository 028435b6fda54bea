import Terminal

/// A renderer that lays a report out in GitHub's Markdown, with the same tables and words as in
/// plain text.
///
/// Source: GitHub Flavored Markdown, tables extension.
package struct MarkdownRenderer: ReportRenderer {
  /// Creates a renderer.
  package init() {}

  package func heading(of report: Report) -> String {
    let blocks = ["# " + escaped(report.title)] + report.facts.map(escaped)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  package func text(of section: Report.Section) -> String {
    let remarks = section.remarks.map(escaped)
    let remarkBlocks: [String] =
      if let title = section.remarksTitle, !remarks.isEmpty {
        ["## " + escaped(title), list(remarks)]
      } else {
        remarks
      }
    return text(section.tables.flatMap(blocks(of:)) + remarkBlocks)
  }

  package func closing(of report: Report) -> String {
    var blocks: [String] = []
    if !report.legend.isEmpty {
      blocks.append("## What the rows mean")
      blocks.append(
        list(report.legend.map { "**\(escaped($0.term))**: \(escaped($0.meaning))" }))
    }
    if !report.notes.isEmpty {
      blocks.append("## Notes")
      blocks.append(list(report.notes.map(escaped)))
    }
    if !report.failures.isEmpty {
      blocks.append(report.failures.map { "- \(escaped($0))" }.joined(separator: "\n"))
    }
    if let conclusion = report.conclusion { blocks.append(escaped(conclusion)) }
    return text(blocks)
  }

  /// Returns the lines of a table without its titles; `corner` is the title above the labels.
  package func lines(of table: Table, corner: String) -> [String] {
    table.sections.flatMap { lines(of: $0, columns: table.columns, corner: corner) }
  }

  package func text(of citation: Citation) -> String {
    let lines = citation.lines.map(\.printable)
    // A fence ends at the first line with at least as many backticks.
    let runs = lines.flatMap { $0.split { $0 != "`" } }
    let fence = String(repeating: "`", count: max(3, 1 + (runs.map(\.count).max() ?? 0)))
    return text(["## Citation", ([fence + "text"] + lines + [fence]).joined(separator: "\n")])
  }

  /// Returns blocks, such as headings and tables, as one text with an empty line above each block.
  private func text(_ blocks: [String]) -> String {
    blocks.map { "\n\($0)\n" }.joined()
  }

  private func blocks(of table: Table) -> [String] {
    var blocks = table.title.map { ["## " + escaped($0)] } ?? []
    let level = table.title == nil ? "## " : "### "
    for section in table.sections {
      if let title = section.title { blocks.append(level + escaped(title)) }
      blocks.append(lines(of: section, columns: table.columns).joined(separator: "\n"))
    }
    return blocks
  }

  private func lines(
    of section: Table.Section, columns: [Table.Column], corner: String = ""
  ) -> [String] {
    let titles = line([corner] + columns.map { escaped($0.title) })
    let alignments = line([":--"] + columns.map { $0.holdsWords ? ":--" : "--:" })
    let rows = section.rows.map { row in
      line([escaped(row.label)] + row.cells.map(text(of:)))
    }
    return [titles, alignments] + rows
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private func text(of cell: Table.Cell) -> String {
    escaped(cell.text)
  }

  private func list(_ items: [String]) -> String {
    items.map { "- " + $0 }.joined(separator: "\n")
  }

  /// Returns the text with a backslash before each character that Markdown would read as markup
  /// within a line.
  private func escaped(_ text: String) -> String {
    String(
      text.printable.flatMap { character in
        "\\`*_[]<>|~&$".contains(character) ? ["\\", character] : [character]
      })
  }
}
