import Reports
import Terminal

/// A renderer that lays out claims with their verdicts as text, with one block for each claim.
package struct ClaimsRenderer {
  private let style: TextStyle
  private let width: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - style: The style of titles and verdicts.
  ///   - width: The number of columns to which text is wrapped.
  package init(style: TextStyle = .plain, width: Int = reportWidth) {
    self.style = style
    self.width = min(max(width, Self.narrowest), reportWidth)
  }

  /// The number of columns below which a narrower terminal breaks lines itself.
  private static let narrowest = 40
  /// The column at which the text of a claim begins, after its id.
  private static let indentation = 6

  /// Returns the claims as text; the last line has the numbers of verdicts.
  package func text(of report: ClaimsReport) -> String {
    var lines = [style.title(ClaimsReport.title)]
    lines += report.environment.facts.flatMap { $0.printable.wrapped(to: width) }
    for claim in report.claims where !claim.parts.isEmpty { lines += [""] + self.lines(of: claim) }
    let readingList = report.claims.filter(\.parts.isEmpty)
    if !readingList.isEmpty {
      lines += ["", style.title("Reading list")]
      lines += "No figure here decides these claims; their sources are worth reading."
        .wrapped(to: width)
    }
    for claim in readingList { lines += [""] + self.lines(of: claim) }
    if !report.counts.isEmpty {
      lines += ["", style.title("What the verdicts mean")]
    }
    lines += report.counts.flatMap { verdict, _ in
      indented("\(verdict.rawValue): \(verdict.meaning)", first: "\(verdict.symbol) ", by: 2)
    }
    lines += [""] + report.summary.wrapped(to: width)
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of claim: ClaimResult) -> [String] {
    let id = claim.id + String(repeating: " ", count: max(1, Self.indentation - claim.id.count))
    var lines = indented(claim.text, first: style.title(id), by: Self.indentation)
    lines += indented("Source: \(claim.sourceText).", by: Self.indentation)
    if let number = claim.number {
      lines += indented("Its number: \(number).", by: Self.indentation)
    }
    if !claim.contradicts.isEmpty {
      let others = claim.contradicts.joined(separator: ", ")
      lines += indented("Says otherwise: \(others).", by: Self.indentation)
    }
    return lines + claim.parts.flatMap(self.lines)
  }

  private func lines(of part: ClaimResult.Part) -> [String] {
    let label = part.part.map { " – \($0)" } ?? ""
    var lines = indented(
      part.verdict.rawValue + label, first: "    \(part.verdict.symbol) ", by: Self.indentation)
    if let first = lines.first {
      lines[0] = styled(first, as: part.verdict)
    }
    if let figure = part.figure {
      lines += indented("Here, \(figure).", by: Self.indentation + 2)
    }
    return lines + indented(part.reason, by: Self.indentation + 2)
  }

  private func styled(_ line: String, as verdict: Claim.Verdict) -> String {
    switch verdict {
    case .confirmed: style.success(line)
    case .contradicted: style.failure(line)
    case .notAtThisSize, .notMeasuredYet, .cannotBeMeasured, .noFigure: line
    }
  }

  /// Returns wrapped lines that begin with spaces; the first line begins with `first` instead.
  private func indented(_ text: String, first: String? = nil, by columns: Int) -> [String] {
    let spaces = String(repeating: " ", count: columns)
    return text.printable.wrapped(to: width - columns).enumerated().map { index, line in
      (index == 0 ? first ?? spaces : spaces) + line
    }
  }
}
