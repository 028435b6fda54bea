import Tables

/// A table of a guide.
struct GuideTable {
  /// The title of the first column.
  let corner: String
  let table: Table

  /// The lines of the table in Markdown.
  var markdown: [String] {
    let text = MarkdownRenderer().text(of: Report(title: "", tables: [table]))
    var lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map(String.init)
    // In a report the first column has no title.
    if let first = lines.first, first.hasPrefix("|  |") {
      lines[0] = "| \(corner) |" + first.dropFirst(4)
    }
    return lines
  }
}

extension Table {
  /// Creates a table with one section from its rows.
  init(columns: [Table.Column], rows: [(label: String, cells: [String])]) {
    self.init(
      columns: columns,
      sections: [
        Section(
          rows: rows.map { row in
            Row(label: row.label, cells: row.cells.map { Cell(text: $0) })
          })
      ])
  }
}
