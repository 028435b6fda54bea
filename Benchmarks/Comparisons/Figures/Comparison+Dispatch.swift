import DispatchCosts
import Statistics
import Tables
import Terminal

extension Comparison {
  /// Returns the table of dispatch costs, with one section for each interaction.
  ///
  /// A section has one row for each architecture and one for each control, such as the floor, the
  /// screen without an architecture.
  func dispatchTable(baseline: Entry) -> Table {
    Table(
      title: "Dispatch cost",
      columns: Self.columns(["time, ns", "ratio", "95% interval"], .besideTimes),
      sections: sections(baseline: baseline) { Self.timeCells($0) + Self.counts($0, .besideTimes) })
  }

  /// Returns the table of the counters that the main table of dispatch costs leaves out.
  ///
  /// A report shows this table only if dispatch is its only part.
  func furtherDispatchTable(baseline: Entry) -> Table {
    Table(
      title: "Dispatch, the rest",
      columns: Self.columns(["interval, ns"], .further),
      sections: sections(baseline: baseline) { row in
        let interval = row.figures.nanoseconds.map {
          "\($0.low.threeDigits)–\($0.high.threeDigits)"
        }
        return [Self.cell(interval)] + Self.counts(row, .further)
      })
  }

  /// The table of the costs of MVVM's bindings and of a stored closure; `nil` if they were not
  /// measured.
  var bindingsTable: Table? {
    controls.bindings.map { bindings in
      Table(
        title: "Bindings",
        columns: Self.columns(["time, ns", "ratio", "95% interval"], .besideTimes),
        sections: [
          Table.Section(
            rows: bindings.enumerated().map { index, figures in
              let row = DispatchRow(
                subject: .binding(figures.interaction), figures: figures, isBaseline: index == 0)
              return Table.Row(
                label: label(of: row), cells: Self.timeCells(row) + Self.counts(row, .besideTimes))
            })
        ])
    }
  }

  /// Returns sentences that say if the measured times show 5% more work; `nil` if no measurement
  /// was made with 5% more work.
  func slowedRemark(baseline: Entry) -> String? {
    guard let slowed = controls.slowed, let ratio = slowed.ratio else { return nil }
    let again = controls.again?.first { $0.interaction == slowed.interaction }
    let verdict =
      ratio.isWithinNoise(of: again?.ratio)
      ? "so the 5% was not noticed, nor would a smaller difference be" : "so the 5% was noticed"
    return """
      To check that the times show 5% more work, \(slowed.interaction) of \(baseline.name) was also \
      measured with 5% more work. Expected: about ×1.05. Measured: \
      ×\(ratio.value.fixed(3)) (\(ratio.low.fixed(3))–\(ratio.high.fixed(3))), \(verdict).
      """
  }

  /// The names of the interactions, in the order in which they were measured.
  package var interactions: [String] {
    var names: [String] = []
    for name in architectures.flatMap({ $0.dispatch ?? [] }).map(\.interaction)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

// MARK: - Rows and cells

extension Comparison {
  private func sections(
    baseline: Entry, cells: (DispatchRow) -> [Table.Cell]
  ) -> [Table.Section] {
    interactions.map { interaction in
      Table.Section(
        title: interaction,
        rows: dispatchRows(of: interaction, baseline: baseline).map { row in
          Table.Row(label: label(of: row, baseline: baseline), cells: cells(row))
        })
    }
  }

  private func label(of row: DispatchRow, baseline: Entry? = nil) -> String {
    switch row.subject {
    case .floor: "floor"
    case .architecture(let entry): entry.name + (row.isBaseline ? " (baseline)" : "")
    case .again: "\(baseline?.name ?? "the baseline") again"
    case .binding(let id): ComparedBinding.all.first { $0.id == id }?.name ?? id
    }
  }

  private static func timeCells(_ row: DispatchRow) -> [Table.Cell] {
    let time = cell(row.figures.nanoseconds?.median.threeDigits, isBest: row.isBest)
    guard !row.isBaseline else { return [time, Table.Cell(text: "1"), Table.Cell(text: "")] }
    let ratio = row.figures.ratio
    return [
      time, cell(ratio.map { (row.isWithinNoise ? "≈" : "") + $0.value.fixed(2) }),
      cell(ratio.map { "\($0.low.fixed(3))–\($0.high.fixed(3))" }),
    ]
  }

  private static func counts(
    _ row: DispatchRow, _ place: CounterColumn.Place
  ) -> [Table.Cell] {
    CounterColumn.columns(place).map { cell($0.value(row.figures)?.grouped) }
  }

  private static func cell(_ text: String?, isBest: Bool = false) -> Table.Cell {
    text.map { Table.Cell(text: $0, isBest: isBest) } ?? .notMeasured
  }

  private static func columns(
    _ titles: [String], _ place: CounterColumn.Place
  ) -> [Table.Column] {
    (titles + CounterColumn.columns(place).map(\.title)).map { Table.Column(title: $0) }
  }
}
