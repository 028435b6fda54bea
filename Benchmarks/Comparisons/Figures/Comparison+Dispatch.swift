import DispatchCosts
import Tables
import Terminal

extension Comparison {
  /// One section per interaction, one row per architecture and per control of the experiment.
  func dispatchTable(baseline: Entry) -> Table {
    Table(
      title: "Dispatch cost",
      columns: Self.columns(["time, ns", "ratio", "95% interval"], CounterColumn.main),
      sections: sections(baseline: baseline) { Self.timeCells($0) + Self.cells($0, .main) })
  }

  /// The rest of what was measured, for whoever asked for dispatch alone.
  func furtherDispatchTable(baseline: Entry) -> Table {
    Table(
      title: "Dispatch, the rest",
      columns: Self.columns(["interval, ns"], CounterColumn.further),
      sections: sections(baseline: baseline) { row in
        let interval = row.figures.nanoseconds.map {
          "\($0.low.threeDigits)–\($0.high.threeDigits)"
        }
        return [Self.cell(interval)] + Self.cells(row, .further)
      })
  }

  /// What MVVM's bindings cost, beside a closure; `nil` if not measured.
  var bindingsTable: Table? {
    controls.bindings.map { bindings in
      Table(
        title: "Bindings",
        columns: Self.columns(["time, ns", "ratio", "95% interval"], CounterColumn.main),
        sections: [
          Table.Section(
            rows: bindings.enumerated().map { index, figures in
              let row = DispatchRow(
                label: Self.bindingNames[figures.interaction] ?? figures.interaction,
                figures: figures, isBaseline: index == 0)
              return Table.Row(
                label: row.label, cells: Self.timeCells(row) + Self.cells(row, .main))
            })
        ])
    }
  }

  /// What shows whether a difference of one twentieth would have been seen; `nil` if not measured.
  func slowedRemark(baseline: Entry) -> String? {
    guard let slowed = controls.slowed, let ratio = slowed.ratio else { return nil }
    let again = controls.again?.first { $0.interaction == slowed.interaction }
    let verdict =
      ratio.isWithinNoise(of: again?.ratio)
      ? "not seen, so smaller differences were not either" : "seen"
    return """
      To test the clock, \(slowed.interaction) of \(baseline.name) with 5% more work: \
      ×\(ratio.value.fixed(3)) (\(ratio.low.fixed(3))–\(ratio.high.fixed(3))), \(verdict).
      """
  }

  /// The names of the interactions, in the order in which they were measured.
  var interactions: [String] {
    var names: [String] = []
    for name in architectures.flatMap({ $0.dispatch ?? [] }).map(\.interaction)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private static let bindingNames = [
    "closure": "a stored closure", "observers-1": "1 observer", "observers-10": "10 observers",
    "observers-100": "100 observers",
  ]
}

// MARK: - Rows and cells

/// What a row of a dispatch table shows.
private struct DispatchRow {
  let label: String
  let figures: DispatchFigures
  /// Whether the others are compared with it.
  var isBaseline = false
  /// Whether it may be the fastest architecture.
  var isBest = false
  /// The baseline's ratio to itself.
  var noise: Ratio?
}

extension Comparison {
  private func sections(
    baseline: Entry, cells: (DispatchRow) -> [Table.Cell]
  ) -> [Table.Section] {
    interactions.map { interaction in
      Table.Section(
        title: interaction,
        rows: rows(of: interaction, baseline: baseline).map { row in
          Table.Row(label: row.label, cells: cells(row))
        })
    }
  }

  private func rows(of interaction: String, baseline: Entry) -> [DispatchRow] {
    func figures(in all: [DispatchFigures]?) -> DispatchFigures {
      all?.first { $0.interaction == interaction } ?? DispatchFigures(interaction: interaction)
    }
    let again = figures(in: controls.again)
    let compared = architectures.map { entry in
      var figures = figures(in: entry.dispatch)
      // By definition the baseline's is 1; what is known of it is what its second row says.
      if entry.id == baseline.id { figures.ratio = again.ratio ?? figures.ratio }
      return figures.ratio
    }
    let fastest = compared.compactMap(\.self).min { $0.value < $1.value }
    let isDecided = compared.contains { ratio in
      fastest.map { (ratio?.low ?? 0) > $0.high } ?? false
    }
    var rows = [DispatchRow(label: "floor", figures: figures(in: controls.floor))]
    for (entry, ratio) in zip(architectures, compared) {
      let isBaseline = entry.id == baseline.id
      let mayBeFastest = fastest.map { (ratio?.low ?? .infinity) <= $0.high } ?? false
      rows.append(
        DispatchRow(
          label: entry.name + (isBaseline ? " (baseline)" : ""),
          figures: figures(in: entry.dispatch), isBaseline: isBaseline,
          isBest: isDecided && mayBeFastest, noise: again.ratio))
      if isBaseline {
        rows.append(
          // Held against nothing but itself, it would always be within noise.
          DispatchRow(label: "\(entry.name) again", figures: again))
      }
    }
    return rows
  }

  private static func timeCells(_ row: DispatchRow) -> [Table.Cell] {
    let time = cell(row.figures.nanoseconds?.median.threeDigits, isBest: row.isBest)
    guard !row.isBaseline else { return [time, Table.Cell(text: "1"), Table.Cell(text: "")] }
    let ratio = row.figures.ratio
    let isNear = ratio?.isWithinNoise(of: row.noise) ?? false
    return [
      time, cell(ratio.map { (isNear ? "≈" : "") + $0.value.fixed(2) }),
      cell(ratio.map { "\($0.low.fixed(3))–\($0.high.fixed(3))" }),
    ]
  }

  private static func cells(_ row: DispatchRow, _ counters: [CounterColumn]) -> [Table.Cell] {
    counters.map { cell($0.value(row.figures)?.grouped) }
  }

  private static func cell(_ text: String?, isBest: Bool = false) -> Table.Cell {
    text.map { Table.Cell(text: $0, isBest: isBest) } ?? .notMeasured
  }

  private static func columns(_ titles: [String], _ counters: [CounterColumn]) -> [Table.Column] {
    (titles + counters.map(\.title)).map { Table.Column(title: $0) }
  }
}
