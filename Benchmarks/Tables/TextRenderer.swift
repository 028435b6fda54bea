import Terminal

/// Lays a report out for people, in lines of at most so many columns.
package struct TextRenderer {
  private let style: TextStyle

  /// Creates a renderer.
  package init(style: TextStyle = .plain) {
    self.style = style
  }

  /// The report, with a line break at the end.
  package func text(of report: Report) -> String {
    var lines = report.title.printable.wrapped(to: reportWidth).map(style.title)
    lines += report.facts.flatMap { $0.printable.wrapped(to: reportWidth) }
    for table in report.tables {
      lines.append("")
      lines += TextTable(table, width: reportWidth, style: style).lines
    }
    if !report.remarks.isEmpty {
      lines.append("")
      lines += report.remarks.flatMap { $0.printable.wrapped(to: reportWidth) }
    }
    if !report.legend.isEmpty {
      lines += ["", style.title("What the rows mean")]
      lines += report.legend.flatMap { list($0.meaning, after: $0.term) }
    }
    if !report.notes.isEmpty {
      lines += ["", style.title("Notes")]
      lines += report.notes.flatMap { list($0) }
    }
    if let conclusion = report.conclusion {
      lines.append("")
      lines += conclusion.printable.wrapped(to: reportWidth)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func list(_ text: String, after term: String? = nil) -> [String] {
    let text = (term.map { "\($0): " } ?? "") + text
    return text.printable.wrapped(to: reportWidth - 4).enumerated().map { index, line in
      (index == 0 ? "  " : "    ") + line
    }
  }
}
