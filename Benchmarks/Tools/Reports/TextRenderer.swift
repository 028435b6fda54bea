import Terminal

/// A renderer that lays a report out as plain or styled text, in lines that fit a terminal.
package struct TextRenderer: ReportRenderer {
  private let style: TextStyle
  private let width: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - style: The style of titles.
  ///   - width: The number of columns of the terminal; from 40 to 200 of them are used.
  package init(style: TextStyle = .plain, width: Int = reportWidth) {
    self.style = style
    self.width = min(max(width, 40), 200)
  }

  package func heading(of report: Report) -> String {
    text(
      report.title.printable.wrapped(to: width).map(style.title)
        + report.facts.flatMap { $0.printable.wrapped(to: width) })
  }

  package func text(of section: Report.Section) -> String {
    var lines = section.tables.flatMap { table in
      [""] + self.lines(of: table)
    }
    if let title = section.remarksTitle, !section.remarks.isEmpty {
      lines += list(section.remarks, titled: title)
    } else if !section.remarks.isEmpty {
      lines.append("")
      lines += section.remarks.flatMap { $0.printable.wrapped(to: width) }
    }
    return text(lines)
  }

  /// Returns the lines of a table, without line breaks.
  package func lines(of table: Table) -> [String] {
    TextTable(table, width: width, style: style).lines
  }

  package func closing(of report: Report) -> String {
    var lines: [String] = []
    if !report.legend.isEmpty {
      lines += ["", style.title("What the rows mean")]
      lines += report.legend.flatMap { list($0.meaning, after: $0.term) }
    }
    if !report.notes.isEmpty { lines += list(report.notes, titled: "Notes") }
    for last in [report.failures, report.conclusion.map { [$0] } ?? []] where !last.isEmpty {
      lines += [""] + last.flatMap { $0.printable.wrapped(to: width) }
    }
    return text(lines)
  }

  package func text(of citation: Citation) -> String {
    // The lines are not wrapped, so that the command can be copied.
    text(["", style.title("Citation")] + citation.lines.map(\.printable))
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  private func list(_ items: [String], titled title: String) -> [String] {
    ["", style.title(title)] + items.flatMap { list($0) }
  }

  private func list(_ text: String, after term: String? = nil) -> [String] {
    let text = (term.map { "\($0): " } ?? "") + text
    return text.printable.wrapped(to: width - 4).enumerated().map { index, line in
      (index == 0 ? "  " : "    ") + line
    }
  }
}
