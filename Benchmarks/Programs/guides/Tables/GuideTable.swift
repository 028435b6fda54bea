import Reports

/// A table in a guide or the README.
struct GuideTable {
  /// The title of the first column, which holds the labels of the rows.
  let corner: String
  let table: Table

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
  /// Creates a table with the given columns and one section, which has the given rows.
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
