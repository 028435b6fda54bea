import Costs
import Reports
import Terminal

extension Comparison {
  /// Returns the table of the exact counts, with one section for each interaction.
  ///
  /// A section has a row for the floor (the screen without an architecture), one for the models'
  /// own work, if there is such work, and one for each architecture.
  func dispatchCountsTable(baseline: Entry) -> Table {
    Table(
      title: "Dispatch counts",
      columns: Self.mainCounters.flatMap { counter in
        counter.columns(.main).map { Table.Column(title: $0.title) } + [Self.differenceColumn]
      },
      sections: interactions.map { interaction in
        var rows = countedRows(of: interaction, baseline: baseline).map { row in
          Table.Row(
            label: label(of: row, baseline: baseline),
            cells: row.isFloor ? Self.sharedCells(row.figures) : Self.mainCells(row))
        }
        if let models = controls.models?.first(where: { $0.interaction == interaction }) {
          let row = Table.Row(label: "models' share", cells: Self.sharedCells(models))
          rows.insert(row, at: min(1, rows.count))
        }
        return Table.Section(title: interaction, rows: rows)
      })
  }

  /// Returns the table of the memory that each screen keeps once it has appeared; `nil` if this
  /// memory was not measured.
  ///
  /// The table has one row for the floor, the screen without an architecture, and one for each
  /// architecture.
  package func memoryTable(baseline: Entry) -> Table? {
    let screens: [(column: CounterColumn, rows: [DispatchRow])] =
      CounterColumn.columns(.memory).flatMap { column in
        interactions.map { (column: column, rows: countedRows(of: $0, baseline: baseline)) }
      }.filter { screen in screen.rows.contains { screen.column.value($0.figures) != nil } }
    guard let first = screens.first else { return nil }
    return Table(
      title: "Memory",
      columns: screens.flatMap { column, rows -> [Table.Column] in
        // The screens are those of the interactions greeting-open and profile-open.
        let screen = rows[0].figures.interaction.prefix { $0 != "-" }
        return [Table.Column(title: "\(screen), \(column.title)"), Self.differenceColumn]
      },
      sections: [
        Table.Section(
          rows: first.rows.indices.map { index in
            Table.Row(
              label: label(of: first.rows[index], baseline: baseline),
              cells: screens.flatMap { column, rows -> [Table.Cell] in
                let row = rows[index]
                return [Self.cell(of: row, in: column), Self.difference(of: row, in: column)]
              })
          })
      ])
  }

  /// Returns the table of times, with one section for each interaction.
  ///
  /// A section has a row for the floor (the screen without an architecture), one for each
  /// architecture, and one for the baseline's second measurement.
  func dispatchTimesTable(baseline: Entry) -> Table {
    Table(
      title: "Dispatch times",
      columns: Self.columns(["time, ns", "interval, ns", "ratio", "95% interval"]),
      sections: interactions.map { interaction in
        Table.Section(
          title: interaction,
          rows: dispatchRows(of: interaction, baseline: baseline).map { row in
            Table.Row(
              label: label(of: row, baseline: baseline),
              cells: [Self.timeCell(row), Self.cell(row.timeIntervalText)] + Self.ratioCells(row))
          })
      })
  }

  /// Returns the table of the counts that the other tables of dispatch costs leave out.
  ///
  /// A report shows this table only if dispatch is its only part.
  func furtherDispatchTable(baseline: Entry) -> Table {
    let columns = CounterColumn.columns(.further)
    return Table(
      title: "Dispatch, the rest", columns: Self.columns(columns.map(\.title)),
      sections: interactions.map { interaction in
        Table.Section(
          title: interaction,
          rows: countedRows(of: interaction, baseline: baseline).map { row in
            Table.Row(
              label: label(of: row, baseline: baseline),
              cells: columns.map { Self.cell(of: row, in: $0) })
          })
      })
  }

  /// The table of the costs of each way to deliver a text to labels; `nil` if these costs were not
  /// measured.
  var bindingsTable: Table? {
    controls.bindings.map { bindings in
      let counts = Self.bindingsColumns
      return Table(
        title: "Bindings",
        columns: Self.columns(["time, ns", "ratio", "95% interval"] + counts.map(\.title)),
        sections: [
          Table.Section(
            rows: bindings.enumerated().map { index, figures in
              let row = DispatchRow(
                subject: .binding(figures.interaction), figures: figures, isBaseline: index == 0)
              return Table.Row(
                label: label(of: row),
                cells: [Self.timeCell(row)] + Self.ratioCells(row)
                  + counts.map { Self.cell(of: row, in: $0) })
            })
        ])
    }
  }

  /// The columns with counts in the table of bindings.
  static var bindingsColumns: [CounterColumn] {
    // A price compares architectures, so bindings have none.
    Counter.instructions.columns(.further) + mainCounters.compactMap { $0.columns(.main).first }
  }

  /// Returns sentences about the check of the times; `nil` if this check was not made.
  ///
  /// For the check, an interaction of the baseline is measured once more, with 5% more work. The
  /// times should show the difference.
  func slowedRemark(baseline: Entry) -> String? {
    guard let slowed = controls.slowed, let ratio = slowed.ratio else { return nil }
    let again = controls.again?.first { $0.interaction == slowed.interaction }
    let verdict =
      ratio.isWithinNoise(of: again?.ratio)
      ? "so the 5% was not noticed, nor would a smaller difference be" : "so the 5% was noticed"
    return """
      The interaction \(slowed.interaction) of \(baseline.name) was measured once more, with 5% \
      more work, to check that the times show such a difference. Expected ratio: about ×1.05. \
      Measured ratio: \
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

extension DispatchRow {
  fileprivate var isFloor: Bool {
    if case .floor = subject { true } else { false }
  }

  fileprivate var isAgain: Bool {
    if case .again = subject { true } else { false }
  }
}

extension Comparison {
  /// The counters with columns in the table of counts.
  private static var mainCounters: [Counter] {
    Counter.all.filter { !$0.columns(.main).isEmpty }
  }

  private static let differenceColumn = Table.Column(title: "±", isAttached: true)

  /// Returns the rows of an interaction in a table of counts.
  ///
  /// The baseline's second measurement has no row, since its counts are those of the first.
  private func countedRows(of interaction: String, baseline: Entry) -> [DispatchRow] {
    dispatchRows(of: interaction, baseline: baseline).filter { !$0.isAgain }
  }

  private func label(of row: DispatchRow, baseline: Entry? = nil) -> String {
    switch row.subject {
    case .floor: "floor"
    case .architecture(let entry): entry.name + (row.isBaseline ? " (baseline)" : "")
    case .again: "\(baseline?.name ?? "the baseline") again"
    case .binding(let id): ComparedBinding.all.first { $0.id == id }?.name ?? id
    }
  }

  /// Returns the cells of an architecture in the table of counts.
  private static func mainCells(_ row: DispatchRow) -> [Table.Cell] {
    mainCounters.flatMap { counter -> [Table.Cell] in
      let columns = counter.columns(.main)
      // The columns of one counter have their lowest values in the same rows, and equal
      // differences.
      return columns.enumerated().map { index, column in
        cell(column.value(row.figures)?.grouped, isBest: index == 0 && row.isBest(in: column))
      } + columns.prefix(1).map { difference(of: row, in: $0) }
    }
  }

  /// Returns the cells of one row in the table of counts, for work that all architectures share.
  ///
  /// The first column of each counter has the whole count. All other cells are empty.
  private static func sharedCells(_ figures: DispatchFigures) -> [Table.Cell] {
    mainCounters.flatMap { counter in
      [cell(figures.counts[counter]?.grouped)]
        + counter.columns(.main).map { _ in Table.Cell(text: "") }
    }
  }

  private static func cell(of row: DispatchRow, in column: CounterColumn) -> Table.Cell {
    cell(column.value(row.figures)?.grouped, isBest: row.isBest(in: column))
  }

  private static func difference(of row: DispatchRow, in column: CounterColumn) -> Table.Cell {
    Table.Cell(text: row.differenceText(in: column) ?? "")
  }

  private static func timeCell(_ row: DispatchRow) -> Table.Cell {
    cell(row.figures.nanoseconds?.value.threeDigits, isBest: row.isBest)
  }

  private static func ratioCells(_ row: DispatchRow) -> [Table.Cell] {
    guard !row.isBaseline else { return [Table.Cell(text: "1"), Table.Cell(text: "")] }
    let ratio = row.figures.ratio
    return [
      cell(ratio.map { (row.isWithinNoise ? "≈" : "") + $0.value.fixed(2) }),
      cell(row.ratioIntervalText),
    ]
  }

  private static func cell(_ text: String?, isBest: Bool = false) -> Table.Cell {
    text.map { Table.Cell(text: $0, isBest: isBest) } ?? .notMeasured
  }

  private static func columns(_ titles: [String]) -> [Table.Column] {
    titles.map { Table.Column(title: $0) }
  }
}
