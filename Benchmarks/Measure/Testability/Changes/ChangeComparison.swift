import Architectures
import Foundation
import Reports
import Terminal
import Toolchain

/// What requests for changes cost in architectures, as far as they are made.
package struct ChangeComparison: Encodable, Sendable {
  /// A request in all compared architectures.
  package struct Request: Encodable, Sendable {
    package let request: ChangeRequest
    package let rows: [Row]
  }

  /// A request in one architecture.
  package struct Row: Encodable, Sendable {
    package let architecture: Architecture.ID
    let name: String
    package let state: KeptChanges.State
    /// What tests and scenarios say; `nil` if that is not known.
    @OrNull var result: ChangeResult? = nil
    /// The figures of the patch; `nil` without a patch that fits.
    @OrNull package var figures: ChangeFigures? = nil
    /// Who notices mistakes in the change; `nil` if that is not known.
    @OrNull package var mistakes: ChangeMistakes? = nil
    /// The figures of other patches of the row, by series.
    var others: [String: ChangeFigures] = [:]
    /// The patch of each file; empty if the patches are not shown.
    package var diffs: [String] = []
  }

  /// A row with the medians of its figures over the requests in which it is made.
  struct Medians: Encodable, Sendable {
    let architecture: Architecture.ID
    /// The medians by the id of the figure.
    let figures: [String: Double]
  }

  package let environment: RunEnvironment
  package let requests: [Request]
  let medians: [Medians]
  /// How far files and places agree between requests; empty unless all are made in all rows.
  let agreement: [ChangeAgreement]
  /// How well what was known before forecast the costs; empty unless all are made in all rows.
  let forecast: [ForecastResult]
  let notes: [String]

  /// Reads the patches and the kept results of requests, in the order of `architectures`.
  ///
  /// - Throws: The errors of reading files.
  package init(
    of requests: [ChangeRequest], in architectures: [Architecture], packageRoot: URL,
    series: ChangeSeries = .first, showsDiffs: Bool = false, environment: RunEnvironment,
    notes: [String]
  ) throws {
    let kept = KeptChanges(in: packageRoot, of: series)
    self.environment = environment
    // Reading and comparing all patches takes a second.
    let made = try requests.concurrentMap { request in
      let shared = Result { try request.shared(in: packageRoot) }
      return Request(
        request: request,
        rows: try architectures.map { row in
          try Row(
            of: request, in: row, by: series, shared: shared, kept: kept,
            packageRoot: packageRoot, showsDiffs: showsDiffs)
        })
    }
    self.requests = made
    medians = architectures.indices.map { index in
      let rows = Self.comparable(made.map { $0.rows[index] })
      let figures = Figure<Row>.allOfRows.map { ($0.id, $0.median.value(rows)?.number) }
      return Medians(
        architecture: architectures[index].id,
        figures: Dictionary(uniqueKeysWithValues: figures).compactMapValues(\.self))
    }
    (agreement, forecast) = Self.statistics(
      of: made, forecast: ChangeForecast(in: packageRoot))
    self.notes = notes + series.notes + [kept.problem].compactMap(\.self)
  }

  /// Returns the rows of one architecture without mistakes, unless those of all requests are known:
  /// a median of some could not be compared.
  private static func comparable(_ rows: [Row]) -> [Row] {
    guard rows.contains(where: { $0.mistakes == nil }) else { return rows }
    return rows.map { row in
      var row = row
      row.mistakes = nil
      return row
    }
  }

  /// True if no change is known to fail.
  package var holds: Bool { requests.flatMap(\.rows).allSatisfy { $0.state != .fails } }
}

extension ChangeComparison.Row {
  /// Reads the patches and the kept results of a request in one architecture.
  fileprivate init(
    of request: ChangeRequest, in row: Architecture, by series: ChangeSeries,
    shared: Result<Patch?, any Error>, kept: KeptChanges, packageRoot: URL, showsDiffs: Bool
  ) throws {
    let known = kept.known(of: request, in: row)
    do {
      func patch(_ series: ChangeSeries) throws -> ChangePatch? {
        try request.change(of: row, by: series, with: shared.get(), in: packageRoot)
      }
      let change = try patch(series)
      var others: [String: ChangeFigures] = [:]
      for other in [ChangeSeries.second, .viewDecides] where series == .first {
        others[other.rawValue] = try patch(other).map { try ChangeFigures(of: $0) }
      }
      self.init(
        architecture: row.id, name: row.name, state: known.state, result: known.result,
        figures: try change.map { try ChangeFigures(of: $0) }, mistakes: known.mistakes,
        others: others, diffs: showsDiffs ? change?.files.map(\.diff) ?? [] : [])
    } catch let error as ChangeError {
      self.init(
        architecture: row.id, name: row.name, state: .fails,
        result: ChangeResult(problem: error.errorDescription))
    }
  }
}

// MARK: - Report

extension ChangeComparison {
  /// The matrix of files and places with the medians of all figures; for one request, its figures.
  package var report: Report {
    let isOne = requests.count == 1
    var report = Report(
      title: "What a change costs",
      tables: isOne ? requests.map(\.table) : tables,
      notes: notes + requests.flatMap(\.notes))
    report.facts = environment.facts
    report.legend =
      requests.map(\.request).map { .init(term: $0.number, meaning: "\($0.title) (\($0.id)).") }
      + Figure<Row>.allOfRows.map(\.columnTerm) + (agreement.isEmpty ? [] : Self.statisticsTerms)
    report.explainGaps("not made yet, not tested yet, or the patch does not fit.")
    report.failures = requests.flatMap { request in
      request.rows.compactMap { row in
        row.result?.failure.map { "\(request.request.number) fails in \(row.name): \($0)" }
      }
    }
    return report
  }

  /// The rows of each architecture, in the order of the requests.
  private var rows: [(label: String, subject: [Row])] {
    (requests.first?.rows ?? []).indices.map { row in
      (requests[0].rows[row].name, requests.map { $0.rows[row] })
    }
  }

  /// The tables of several requests: the matrix, the medians, who notices missing places, two
  /// authors, and what the requests have in common; without those that have no row.
  package var tables: [Table] {
    ([matrix, mediansTable, notices, authors] + statistics).filter {
      !$0.sections.allSatisfy(\.rows.isEmpty)
    }
  }

  /// The changes that two authors made, the first one's figures before the second one's.
  private var authors: Table {
    let figures = Figure<ChangeFigures>.allOfChanges.filter { $0.id != "change.edited-files" }
    let rows = requests.flatMap { request in
      request.rows.compactMap { row in
        row.figures.flatMap { first in
          row.others[ChangeSeries.second.rawValue].map { second in
            Table.Row(
              label: "\(request.request.number) \(row.name)",
              cells: figures.map { figure in
                let texts = [first, second].compactMap(figure.text)
                return .init(text: Set(texts).count == 1 ? texts[0] : texts.joined(separator: "/"))
              })
          }
        }
      }
    }
    return Table(
      title: "Two authors, first/second where they differ",
      columns: figures.map { .init(title: $0.column) }, sections: [.init(rows: rows)],
      overflow: .divide)
  }

  /// The places of the requests of which mistakes are known in each row that is made, by the first
  /// one who notices that they are left out.
  private var notices: Table {
    let known = requests.filter { request in
      let made = request.rows.filter { $0.figures != nil }
      return !made.isEmpty && made.allSatisfy { $0.mistakes != nil }
    }
    let all = ChangeMistakes.Notice.allCases
    return Table(
      title: "Who notices a missing place first",
      columns: (["requests"] + all.map(\.rawValue)).map { .init(title: $0) },
      sections: [
        .init(
          rows: (known.first?.rows ?? []).indices.compactMap { row in
            let mistakes = known.compactMap { $0.rows[row].mistakes }
            guard mistakes.count == known.count else { return nil }
            let noticed = mistakes.flatMap(\.places).map(\.notice)
            let counts = [known.count] + all.map { notice in noticed.count { $0 == notice } }
            return .init(
              label: known[0].rows[row].name, cells: counts.map { .init(text: "\($0)") })
          })
      ])
  }

  private var mediansTable: Table {
    let rows = rows.map { (label: $0.label, subject: Self.comparable($0.subject)) }
    return Table(title: "Medians", Figure<Row>.allOfRows.dropFirst(2).map(\.median), rows: rows)
  }

  private var matrix: Table {
    Table(
      title: "Files (places)",
      columns: (requests.map(\.request.number) + ["median"]).map { Table.Column(title: $0) },
      sections: [
        .init(
          rows: rows.map { name, rows in
            let figures = rows.map(\.figures)
            return Table.Row(
              label: name,
              cells: (figures.map { [$0].compactMap(\.self) } + [figures.compactMap(\.self)]).map {
                ChangeFigures.cell(of: $0).map { .init(text: $0) } ?? .notMeasured
              })
          })
      ], overflow: .divide)
  }

  /// Returns the text of a report between the words and the patches of the requests.
  package func withWordsAndDiffs(_ report: String, isMarkdown: Bool) -> String {
    let words = requests.map(\.request).map {
      "\n\(isMarkdown ? "# " : "")\($0.number): \($0.title)\n\n\($0.words)\n"
    }
    let diffs = requests.flatMap(\.rows).flatMap { row in
      row.diffs.map { isMarkdown ? "\n```diff\n\($0)```\n" : "\n\(row.name)\n\($0)" }
    }
    return words.joined() + report + diffs.joined()
  }
}

extension ChangeComparison.Request {
  /// The figures of the request, with those of other authors and rulings below.
  fileprivate var table: Table {
    var table = Table(
      title: "Figures", Figure<ChangeComparison.Row>.allOfRow, rows: rows.map { ($0.name, $0) })
    for (series, title) in [
      (ChangeSeries.second, "By a second author"), (.viewDecides, "If a view may decide by itself"),
    ] {
      let others = rows.compactMap { row in
        row.others[series.rawValue].map { figures in
          Table.Row(
            label: row.name,
            cells: Figure<ChangeComparison.Row>.allOfRow.map {
              $0.cell(
                of: .init(
                  architecture: row.architecture, name: row.name, state: row.state,
                  figures: figures))
            })
        }
      }
      if !others.isEmpty { table.sections.append(.init(title: title, rows: others)) }
    }
    return table
  }

  /// The sentences about rows that are not made, not judged or stale.
  fileprivate var notes: [String] {
    let advice = "To judge them, run: compare change --fresh"
    return [
      (KeptChanges.State.notMade, "is not made yet in", ""),
      (.notJudged, "is not judged in", advice),
      (.stale, "or its sources have changed since it was judged in", advice),
    ].compactMap { state, words, advice in
      let names = rows.filter { $0.state == state }.map(\.name)
      let place = names.count == rows.count ? "any row" : names.joined(separator: ", ")
      return names.isEmpty
        ? nil
        : "\(request.number) \(words) \(place). \(advice)".trimmingCharacters(in: .whitespaces)
    }
  }
}

extension ChangeSeries {
  /// The sentences that say which patches these are, unless they are the first ones.
  fileprivate var notes: [String] {
    switch self {
    case .shared: ["Nothing but the shared patches is in place, and the scenarios are the base's."]
    case .first: []
    case .second: ["The patches are those of a second author, who has not seen the first ones."]
    case .viewDecides: ["In these patches a view may decide by itself."]
    }
  }
}

extension Figure<ChangeComparison.Row> {
  /// The figures of a row that have medians; files and places are the first ones.
  fileprivate static var allOfRows: [Self] {
    Figure<ChangeFigures>.allOfChanges.map { $0.of(\.figures) }
      + Figure<ChangeMistakes>.allOfMistakes.map { $0.of(\.mistakes) }
  }

  /// All figures of one row.
  fileprivate static var allOfRow: [Self] {
    allOfRows + [Figure<ChangeMistakes>.redTests.of(\.mistakes)]
  }
}

// MARK: - Statistics

extension ChangeComparison {
  /// Returns how far requests agree and what forecast them, if all are made in all rows.
  private static func statistics(
    of requests: [Request], forecast: ChangeForecast?
  ) -> (agreement: [ChangeAgreement], forecast: [ForecastResult]) {
    guard requests.count > 1, requests[0].rows.count > 2,
      requests.allSatisfy({ $0.rows.allSatisfy { $0.figures != nil } })
    else { return ([], []) }
    let figures = [Figure<ChangeFigures>.changedFiles, .changedPlaces]
    let numbers = figures.map { figure in
      requests.map { $0.rows.compactMap { $0.figures.flatMap(figure.value)?.number } }
    }
    let agreement = zip(figures, numbers).map { figure, numbers in
      ChangeAgreement(figure.id, of: Array(zip(requests.map(\.request.number), numbers)))
    }
    func medians(_ values: [[Double]]) -> [Double] {
      requests[0].rows.indices.map { row in values.map { $0[row] }.median() ?? 0 }
    }
    let results = ForecastResult.bases.compactMap { name, path -> ForecastResult? in
      let known = requests.map { request in
        request.rows.compactMap {
          forecast?.row($0.architecture, of: request.request.id)?[keyPath: path]
        }
      }
      guard known.allSatisfy({ $0.count == requests[0].rows.count }) else { return nil }
      let expected = medians(known)
      return ForecastResult(
        basis: name, files: RankCorrelation(of: expected, and: medians(numbers[0])),
        places: RankCorrelation(of: expected, and: medians(numbers[1])),
        filesByRequest: zip(known, numbers[0]).map { RankCorrelation(of: $0, and: $1) })
    }
    return (agreement, results)
  }

  private var statistics: [Table] {
    [
      Table(
        title: "How far requests agree on the order of rows",
        columns: ["median ρ", "lowest ρ", "rows", "requests", "both"].map { .init(title: $0) },
        sections: [.init(rows: agreement.map(\.row))]),
      Table(
        title: "What forecast the files and places",
        columns: ["files, ρ", "places, ρ"].map { .init(title: $0) },
        sections: [.init(rows: forecast.map(\.row))]),
    ]
  }

  private static let statisticsTerms: [Report.Term] = [
    .init(
      term: "ρ",
      meaning: """
        How far two orders of the rows agree, from -1 to 1 (Spearman); in parentheses the 95% \
        interval.
        """),
    .init(
      term: "rows, requests, both",
      meaning: "The shares of the variance that rows, requests, and their interaction explain."),
  ]
}

extension ChangeAgreement {
  fileprivate var row: Table.Row {
    let rhos = pairs.compactMap(\.correlation?.rho)
    func text(_ number: Double?) -> Table.Cell {
      number.map { .init(text: $0.fixed(2)) } ?? .notMeasured
    }
    func percent(_ share: Double?) -> Table.Cell {
      share.map { .init(text: "\((100 * $0).fixed(0))%") } ?? .notMeasured
    }
    return Table.Row(
      label: String(figure.dropFirst("change.".count)),
      cells: [
        text(rhos.median()), text(rhos.min()), percent(shares?.rows), percent(shares?.requests),
        percent(shares?.interaction),
      ])
  }
}

extension ForecastResult {
  fileprivate var row: Table.Row {
    func cell(_ correlation: RankCorrelation?) -> Table.Cell {
      guard let correlation else { return .notMeasured }
      let range = correlation.interval.map {
        " (\($0.lowerBound.fixed(2)) to \($0.upperBound.fixed(2)))"
      }
      return .init(text: correlation.rho.fixed(2) + (range ?? ""))
    }
    return Table.Row(label: basis, cells: [cell(files), cell(places)])
  }
}
