import Reports

/// Claims with the verdicts that follow from a comparison.
package struct ClaimsReport: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  package var schema = 2
  /// The machine and the tools with which the comparison was measured.
  package var environment: RunEnvironment
  /// The claims with verdicts, then the reading list.
  ///
  /// In both, claims that contradict each other stand beside each other.
  package var claims: [ClaimResult]

  /// Decides claims by the figures of a comparison.
  package init(of claims: [Claim] = Claim.all, in comparison: Comparison) {
    environment = comparison.environment
    let (decided, readingList) = (
      claims.filter { !$0.parts.isEmpty }, claims.filter(\.parts.isEmpty)
    )
    self.claims = (Self.neighboring(decided) + Self.neighboring(readingList)).map {
      ClaimResult($0, in: comparison)
    }
  }

  /// The number of each verdict that occurs, in the order of the verdicts.
  package var counts: [(verdict: Claim.Verdict, count: Int)] {
    let verdicts = claims.flatMap(\.parts).map(\.verdict)
    return Claim.Verdict.allCases.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count > 0 ? (verdict, count) : nil
    }
  }

  /// The numbers of claims and verdicts, in one sentence.
  package var summary: String {
    let decided = claims.count { !$0.parts.isEmpty }
    let verdicts = counts.map { "\($0.count) \($0.verdict.rawValue)" }.joined(separator: ", ")
    let parts = [
      decided > 0 ? "\(decided) with verdicts (\(verdicts))" : nil,
      decided < claims.count ? "\(claims.count - decided) in the reading list" : nil,
    ].compactMap(\.self)
    return """
      \(claims.count) \(claims.count == 1 ? "claim" : "claims"): \(parts.joined(separator: ", ")).
      """
  }

  /// Returns claims in such an order that those which contradict each other stand together.
  ///
  /// Otherwise the order stays as it is.
  private static func neighboring(_ claims: [Claim]) -> [Claim] {
    var ordered: [Claim] = []
    var waiting = claims
    func take(_ claim: Claim) {
      guard let index = waiting.firstIndex(where: { $0.id == claim.id }) else { return }
      ordered.append(waiting.remove(at: index))
      for other in claims where claim.contradicts.contains(other.id) { take(other) }
    }
    claims.forEach(take)
    return ordered
  }
}

/// A claim with its verdicts on a comparison, in the form that reports and JSON show.
package struct ClaimResult: Codable, Equatable, Identifiable, Sendable {
  /// The verdict on a claim or on a part of it.
  package struct Part: Codable, Equatable, Sendable {
    /// The name of the part; `nil` for the whole claim.
    @OrNull package var part: String?
    /// Our figure as text; `nil` if the verdict has none.
    @OrNull package var figure: String?
    package var verdict: Claim.Verdict
    /// The condition of the verdict, or the reason why there is no figure.
    package var reason: String
  }

  package var id: String
  /// The claim in our own words.
  package var text: String
  /// The author and the title of the source, shortened.
  package var source: String
  /// The number that the source gives; `nil` if it gives none, or none was seen.
  @OrNull package var number: String?
  /// The part of the source that we have read.
  package var seen: Claim.Seen
  /// The ids of the claims that favor another architecture in the same respect.
  package var contradicts: [String]
  /// The verdicts; none for a claim of the reading list.
  package var parts: [Part]

  /// Decides a claim by the figures of a comparison.
  package init(_ claim: Claim, in comparison: Comparison) {
    id = claim.id
    text = claim.text
    source = claim.source
    number = claim.number
    seen = claim.seen
    contradicts = claim.contradicts
    parts = claim.parts.map { Part($0, in: comparison) }
  }
}

extension ClaimResult.Part {
  fileprivate init(_ part: Claim.Part, in comparison: Comparison) {
    let reason = [part.statement.reason, part.note].compactMap(\.self).joined(separator: " ")
    do {
      let (verdict, figure) = try part.statement.verdict(on: comparison)
      self.init(part: part.label, figure: figure, verdict: verdict, reason: reason)
    } catch {
      self.init(part: part.label, figure: nil, verdict: .noFigure, reason: error.reason)
    }
  }
}

// MARK: - Markdown

extension ClaimsReport {
  /// The report with one table, for Markdown.
  package var report: Report {
    var report = Report(title: Self.title, tables: [table])
    report.facts = environment.facts
    report.legend =
      Claim.Verdict.allCases.map { Report.Term(term: $0.rawValue, meaning: $0.meaning) }
      + [Report.Term(term: Self.readingList, meaning: Self.meaningOfReadingList)]
    report.conclusion = summary
    return report
  }

  static let title = "What has been claimed, and what the figures say"
  static let readingList = "reading list"
  static let meaningOfReadingList = "No figure here decides the claim; its source is worth reading."

  /// The table with one row for each verdict, and one for each claim of the reading list.
  ///
  /// The first row of a claim has its text, its source and its number.
  package var table: Table {
    Table(
      columns: ["claim", "source", "its number", "our figure", "verdict"].map {
        Table.Column(title: $0, holdsWords: true)
      },
      sections: [Table.Section(rows: claims.flatMap(\.rows))])
  }
}

extension ClaimResult {
  /// The source, with the part of it that was read unless this is the text.
  var sourceText: String { seen == .text ? source : "\(source) (\(seen.rawValue))" }

  fileprivate var rows: [Table.Row] {
    guard let first = parts.first else {
      return [row(id, text, sourceText, number ?? "–", "–", ClaimsReport.readingList)]
    }
    let label = first.part.map { " – \($0)" } ?? ""
    return [row(id, text + label, sourceText, number ?? "–", first.figure, first.verdict.label)]
      + parts.dropFirst().map { part in
        row("", part.part.map { "– \($0)" } ?? "", "", "", part.figure, part.verdict.label)
      }
  }

  private func row(_ id: String, _ cells: String?...) -> Table.Row {
    Table.Row(label: id, cells: cells.map { $0.map { Table.Cell(text: $0) } ?? .notMeasured })
  }
}

extension Claim.Verdict {
  /// The sign and the words.
  var label: String { "\(symbol) \(rawValue)" }
}
