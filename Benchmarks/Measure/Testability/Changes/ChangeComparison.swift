import Architectures
import Foundation
import Reports

/// What requests for changes cost in architectures, as far as they are made.
package struct ChangeComparison: Encodable, Sendable {
  /// A request in all compared architectures.
  struct Request: Encodable {
    let request: ChangeRequest
    let rows: [Row]
  }

  /// A request in one architecture.
  struct Row: Encodable {
    let architecture: Architecture.ID
    let name: String
    let state: KeptChanges.State
    /// What tests and scenarios say; `nil` if that is not known.
    @OrNull var result: ChangeResult? = nil
    /// The figures of the patch; `nil` without a patch that fits.
    @OrNull var figures: ChangeFigures? = nil
    /// The patch of each file; empty if the patches are not shown.
    var diffs: [String] = []
  }

  package let environment: RunEnvironment
  let requests: [Request]
  let notes: [String]

  /// Reads the patches and the kept results of requests, in the order of `architectures`.
  ///
  /// - Throws: The errors of reading files.
  package init(
    of requests: [ChangeRequest], in architectures: [Architecture], packageRoot: URL,
    isShared: Bool = false, showsDiffs: Bool = false, environment: RunEnvironment, notes: [String]
  ) throws {
    let kept = KeptChanges(in: packageRoot, isShared: isShared)
    self.environment = environment
    self.requests = try requests.map { request in
      Request(
        request: request,
        rows: try architectures.map { row in
          let (state, result) = kept.state(of: request, in: row)
          do {
            let change = try request.change(of: row, in: packageRoot)
            return Row(
              architecture: row.id, name: row.name, state: state, result: result,
              figures: try change.map { try ChangeFigures(of: $0) },
              diffs: showsDiffs ? change?.files.map(\.diff) ?? [] : [])
          } catch let error as ChangeError {
            return Row(
              architecture: row.id, name: row.name, state: isShared ? state : .fails,
              result: isShared ? result : ChangeResult(problem: error.errorDescription))
          }
        })
    }
    let remark = "Tests and scenarios are those with the shared patches alone."
    self.notes = notes + (isShared ? [remark] : []) + [kept.problem].compactMap(\.self)
  }

  /// True if no change is known to fail.
  package var holds: Bool { requests.flatMap(\.rows).allSatisfy { $0.state != .fails } }
}

// MARK: - Report

extension ChangeComparison {
  /// The matrix of files and places with the medians of all figures; for one request, its figures.
  package var report: Report {
    let names = requests.first?.rows.map(\.name) ?? []
    // The figures of an architecture, in the order of the requests.
    let figures = names.indices.map { row in requests.map { $0.rows[row].figures } }
    let medians = Table(
      title: requests.count == 1 ? "Figures" : "Medians",
      Figure<ChangeFigures>.allOfChanges.dropFirst(requests.count == 1 ? 0 : 2).map(\.median),
      rows: zip(names, figures).map { ($0, $1.compactMap(\.self)) })
    let matrix = Table(
      title: "Files (places)",
      columns: (requests.map(\.request.number) + ["median"]).map { Table.Column(title: $0) },
      sections: [
        .init(
          rows: zip(names, figures).map { name, figures in
            let made = figures.compactMap(\.self)
            return Table.Row(
              label: name, cells: (figures.map { [$0].compactMap(\.self) } + [made]).map(Self.cell))
          })
      ], overflow: .divide)
    var report = Report(
      title: "What a change costs", tables: (requests.count == 1 ? [] : [matrix]) + [medians],
      notes: notes + requests.flatMap(\.notes))
    report.facts = environment.facts
    report.legend =
      requests.map(\.request).map { .init(term: $0.number, meaning: "\($0.title) (\($0.id)).") }
      + Figure<ChangeFigures>.allOfChanges.map(\.columnTerm)
    report.explainGaps("not made yet, or the patch does not fit.")
    report.failures = requests.flatMap { request in
      request.rows.compactMap { row in
        row.result?.failure.map { "\(request.request.number) fails in \(row.name): \($0)" }
      }
    }
    return report
  }

  /// Returns the cell with the files that changes touch, and the places in parentheses.
  private static func cell(of changes: [ChangeFigures]) -> Table.Cell {
    guard let files = Figure<ChangeFigures>.changedFiles.median.text(of: changes),
      let places = Figure<ChangeFigures>.changedPlaces.median.text(of: changes)
    else { return .notMeasured }
    return Table.Cell(text: "\(files) (\(places))")
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
