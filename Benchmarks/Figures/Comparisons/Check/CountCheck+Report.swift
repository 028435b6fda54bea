import Costs
import Foundation
import Reports
import Terminal

extension CountCheck {
  /// The report of the check: a table of the failures, if there are any, and a line of totals.
  ///
  /// The line of totals says how many counters were compared, and how many of them grew too much.
  package var report: Report {
    var report = Report(
      title: "Exact counters against a kept run", tables: failures.isEmpty ? [] : [table],
      remarks: [shrinkage, sensitivity, largest].compactMap(\.self))
    report.facts = [("Kept", kept), ("Now", now)].map { name, environment in
      "\(name): " + (environment.facts.first ?? "")
    }
    if !failures.isEmpty {
      report.legend.append(
        .init(
          term: "kept",
          meaning: """
            The count of the kept run. The counter instructions is counted in several layouts of \
            the program, and the smallest of its counts is shown.
            """))
      report.legend.append(
        .init(
          term: "allowed",
          meaning: "The largest count that passes the check. \(Self.rule)"))
      report.legend.append(
        .init(
          term: "now",
          meaning: """
            The count of the new run. If the counter instructions is above the allowed count, the \
            instructions are counted again in other layouts of the program. The smallest of these \
            counts is then shown.
            """))
    }
    report.explainGaps(
      """
      There is no figure, because the new run did not measure this counter or this interaction; \
      see the notes.
      """)
    report.notes = notes
    report.conclusion = totals
    return report
  }

  private var shrinkage: String? {
    guard shrunk > 0 else { return nil }
    let subject = shrunk == 1 ? "1 counter" : "\(shrunk.grouped) counters"
    return """
      \(subject) shrank since the kept run. To compare later runs with the smaller counts, save a \
      new run: compare dispatch --save FILE
      """
  }

  private var sensitivity: String? {
    guard rows > 0 else { return nil }
    return """
      One more direct call (\(Self.instructionsOfCall) instructions) would fail in \
      \(rowsThatShowCall) of \(rows) rows.
      """
  }

  private var largest: String? {
    widest.map { row in
      """
      The largest allowance is \((100 * row.share).fixed(2))%: \(row.architecture), \
      \(row.interaction).
      """
    }
  }

  private var table: Table {
    Table(
      title: "Too much",
      columns: ["interaction", "counter", "kept", "allowed", "now", "change"]
        .map { Table.Column(title: $0) },
      sections: [Table.Section(rows: failures.map(\.row))])
  }

  private var totals: String {
    guard compared > 0 || !failures.isEmpty else {
      return """
        Nothing was compared, so the check fails: the kept run and the new run have no counter in \
        common.
        """
    }
    let missing = failures.count { $0.now == nil }
    let grown = failures.count - missing
    var pieces = [
      compared == 1 ? "1 counter compared" : "\(compared.grouped) counters compared",
      "\(grown == 0 ? "none" : grown.grouped) grew too much",
    ]
    if missing > 0 {
      pieces.append(
        missing == 1
          ? "1 kept row was not measured" : "\(missing.grouped) kept rows were not measured")
    }
    return pieces.joined(separator: ", ") + "."
  }
}

extension CountCheck.Failure {
  fileprivate var row: Table.Row {
    Table.Row(
      label: architecture,
      cells: [
        Table.Cell(text: interaction), Table.Cell(text: counter?.rawValue ?? "all"), cell(kept),
        cell(allowed), cell(now), Table.Cell(text: change),
      ])
  }

  private func cell(_ count: Int?) -> Table.Cell {
    count.map { Table.Cell(text: $0.grouped) } ?? .notMeasured
  }

  private var change: String {
    guard now != nil else { return "not measured" }
    return growth.map { "+" + NSDecimalNumber(decimal: $0).doubleValue.fixed(2) + "%" } ?? "from 0"
  }
}
