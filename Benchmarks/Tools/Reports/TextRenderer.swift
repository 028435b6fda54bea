import Terminal

/// A renderer that lays a report out as plain or styled text, in lines of at most 100 columns.
package struct TextRenderer: ReportRenderer {
  private let style: TextStyle

  /// Creates a renderer.
  package init(style: TextStyle = .plain) {
    self.style = style
  }

  package func heading(of report: Report) -> String {
    text(
      report.title.printable.wrapped(to: reportWidth).map(style.title)
        + report.facts.flatMap { $0.printable.wrapped(to: reportWidth) })
  }

  package func text(of section: Report.Section) -> String {
    var lines = section.tables.flatMap { table in
      [""] + TextTable(table, width: reportWidth, style: style).lines
    }
    if let title = section.remarksTitle, !section.remarks.isEmpty {
      lines += list(section.remarks, titled: title)
    } else if !section.remarks.isEmpty {
      lines.append("")
      lines += section.remarks.flatMap { $0.printable.wrapped(to: reportWidth) }
    }
    return text(lines)
  }

  package func closing(of report: Report) -> String {
    var lines: [String] = []
    if !report.legend.isEmpty {
      lines += ["", style.title("What the rows mean")]
      lines += report.legend.flatMap { list($0.meaning, after: $0.term) }
    }
    if !report.notes.isEmpty { lines += list(report.notes, titled: "Notes") }
    if let conclusion = report.conclusion {
      lines.append("")
      lines += conclusion.printable.wrapped(to: reportWidth)
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
    return text.printable.wrapped(to: reportWidth - 4).enumerated().map { index, line in
      (index == 0 ? "  " : "    ") + line
    }
  }
}
