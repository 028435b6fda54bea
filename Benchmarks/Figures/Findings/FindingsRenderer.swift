import Reports
import Terminal

/// A renderer of findings as text: numbered statements, each above its rule.
package struct FindingsRenderer {
  private let style: TextStyle
  private let width: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - style: The style of the title and of the rules.
  ///   - width: The number of columns of the text; at most 100 of them are used.
  package init(style: TextStyle = .plain, width: Int = reportWidth) {
    self.style = style
    self.width = min(width, reportWidth)
  }

  /// Returns the text of the findings, with a line break at the end.
  package func text(of report: FindingsReport) -> String {
    var lines = wrapped(report.names.joined(separator: ", ")).map(style.title)
    lines += report.environment.facts.flatMap { wrapped($0) }
    for (index, finding) in report.findings.enumerated() {
      let number = "\(index + 1). "
      let indentation = String(repeating: " ", count: number.count)
      let sentences = wrapped(finding.statement, indentedBy: number.count)
      lines.append("")
      lines += sentences.enumerated().map { ($0 == 0 ? number : indentation) + $1 }
      lines += wrapped(finding.rule, indentedBy: number.count)
        .map { indentation + style.quiet($0) }
    }
    if !report.remarks.isEmpty { lines += [""] + report.remarks.flatMap { wrapped($0) } }
    return lines.map { $0 + "\n" }.joined()
  }

  private func wrapped(_ text: String, indentedBy indentation: Int = 0) -> [String] {
    text.printable.wrapped(to: max(1, width - indentation))
  }
}
