import Reports

extension ClaimsReport {
  /// The report with one table, for Markdown.
  package var report: Report {
    var report = Report(title: Self.title, tables: [table])
    report.facts = environment.facts
    report.legend = ClaimVerdict.allCases.map {
      Report.Term(term: $0.rawValue, meaning: $0.meaning)
    }
    report.conclusion = summary
    return report
  }

  static let title = "What has been claimed, and what the figures say"

  /// The table with one row for each judgement.
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

extension JudgedClaim {
  /// The source, with the part of it that was read unless this is the text.
  var sourceText: String {
    switch seen {
    case .text: source
    case .abstract: "\(source) (abstract)"
    case .table: "\(source) (table)"
    case .counted: "\(source) (counted)"
    }
  }

  fileprivate var rows: [Table.Row] {
    judgements.enumerated().map { index, judged in
      let isFirst = index == 0
      let part = judged.part.map { isFirst ? " – \($0)" : "– \($0)" } ?? ""
      let cells = [
        isFirst ? text + part : part, isFirst ? sourceText : "", isFirst ? number ?? "–" : "",
        judged.figure ?? "–", "\(judged.verdict.symbol) \(judged.verdict.rawValue)",
      ]
      return Table.Row(label: isFirst ? id : "", cells: cells.map { Table.Cell(text: $0) })
    }
  }
}
