import Costs
import Interactions
import Reports
import Terminal

/// A part of the report on dispatch costs.
package enum DispatchPart: Equatable, Sendable {
  /// One line for each architecture, with the median of each figure over the interactions.
  case medians
  /// The counts and times of one interaction.
  case interaction(Interaction)
  /// The ways to deliver a text to labels.
  case bindings
  /// The controls, such as the floor.
  case controls
}

extension FigureGroup {
  /// The medians of the main dispatch costs over the interactions of an architecture.
  package static let dispatch = FigureGroup(
    title: "Medians",
    figures: (Figure.mainCounts + [.timeRatio]).map { figure in
      figure.derived(
        "median.\(figure.id)", figure.label, column: figure.column,
        "The median over all interactions. \(figure.meaning)"
      ) { entry in
        let values = (entry.dispatch ?? [:]).values.compactMap(figure.value)
        guard let median = values.map(\.number).median() else { return nil }
        return Value(
          median, low: values.map(\.low).median(), high: values.map(\.high).median(),
          text: figure.unit == "×" ? median.fixed(2) : Int(median.rounded()).grouped)
      }
    })
}

/// The report on the dispatch costs of a comparison.
package struct DispatchReport {
  let comparison: Comparison
  /// The architecture with which the others are compared; `nil` if the comparison lacks it.
  let baseline: Comparison.Entry?

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - baselineID: The id of the architecture with which the others are compared.
  package init(of comparison: Comparison, baselineID: String) {
    self.comparison = comparison
    baseline = comparison.architectures.first { $0.id == baselineID }
  }

  /// Returns the report with some parts from top to bottom, which a renderer lays out as text.
  package func report(_ parts: [DispatchPart]) -> Report {
    var report = Report(title: "Dispatch cost", notes: comparison.notes(on: .dispatch))
    report.facts = comparison.environment.facts
    guard baseline != nil else { return report }
    report.sections = parts.map(section)
    report.legend = terms(of: parts)
    report.explainGaps("not measured; a note says why")
    return report
  }

  private func section(of part: DispatchPart) -> Report.Section {
    switch part {
    case .medians:
      Report.Section(
        tables: [comparison.table(of: .dispatch)],
        remarks: [
          """
          Medians over \(comparison.interactions.count) interactions; one: compare dispatch \
          --interaction name-saved
          """,
          "Ways to deliver a text to labels: --bindings. Floor and spread: --controls.",
        ])
    case .interaction(let interaction):
      Report.Section(
        tables: tables(of: interaction),
        remarks: ["\(interaction.rawValue): \(interaction.meaning)"])
    case .bindings: Report.Section(tables: [bindingsTable].compactMap(\.self))
    case .controls:
      Report.Section(
        tables: [controlsTable], remarks: [slowedRemark].compactMap(\.self))
    }
  }

  /// Returns the figures of further counts; only an interaction that opens a screen has live bytes.
  func furtherCounts(of interaction: Interaction) -> [Figure<DispatchFigures>] {
    let live = Counter.liveBytes.total
    let opensScreen = comparison.architectures.contains {
      $0.dispatch?[interaction].flatMap(live.value) != nil
    }
    return Figure.furtherCounts.filter { $0.id != live.id || opensScreen }
  }

  /// Returns the tables of one interaction: the main counts, the other counts and the times.
  private func tables(of interaction: Interaction) -> [Table] {
    let rows = rows(of: interaction)
    // The counts of the baseline's second measurement are those of the first.
    let counted = rows.filter { !$0.subject.isAgain }
    var main = counted.map { row in
      var cells =
        row.subject.isFloor
        ? Self.sharedCells(row.figures)
        : Figure.mainCounts.map { $0.cell(of: row.figures) }
      cells.insert(Table.Cell(text: Self.netDifference(of: row)), at: 1)
      return Table.Row(label: label(of: row), cells: cells)
    }
    if let models = comparison.controls.models?[interaction] {
      var cells = Self.sharedCells(models)
      cells.insert(Table.Cell(text: ""), at: 1)
      main.insert(Table.Row(label: "models' share", cells: cells), at: 1)
    }
    let further = furtherCounts(of: interaction)
    var columns = Figure.mainCounts.map { Table.Column(title: $0.column) }
    columns.insert(Table.Column(title: "±", isAttached: true), at: 1)
    return [
      Table(
        title: "Counts", columns: columns, sections: [Table.Section(rows: main)],
        overflow: .divide),
      table("Other counts", further.map(\.column), counted) { row in
        further.map { $0.cell(of: row.figures) }
      },
      table(
        "Times",
        [Figure.time.columnWithUnit, "interval, \(Figure.time.unit)"] + Self.ratioColumns, rows
      ) {
        [Figure.time.cell(of: $0.figures), Self.cell($0.timeIntervalText)] + Self.ratioCells($0)
      },
    ]
  }

  private func table(
    _ title: String, _ columns: [String], _ rows: [DispatchRow],
    cells: (DispatchRow) -> [Table.Cell]
  ) -> Table {
    Table(
      title: title, columns: columns.map { Table.Column(title: $0) },
      sections: [
        Table.Section(
          rows: rows.map { Table.Row(label: label(of: $0), cells: cells($0)) })
      ], overflow: .divide)
  }

  /// The table of the costs of each way to deliver a text to labels; `nil` if these costs were not
  /// measured.
  private var bindingsTable: Table? {
    comparison.controls.bindings.map { bindings in
      let counts = Self.bindingsCounts
      return table(
        "Bindings", [Figure.time.columnWithUnit] + Self.ratioColumns + counts.map(\.column),
        bindings.inOrder.map { binding, figures in
          DispatchRow(
            subject: .binding(binding), figures: figures, isBaseline: binding == .closure)
        }
      ) { row in
        [Figure.time.cell(of: row.figures)] + Self.ratioCells(row)
          + counts.map { $0.cell(of: row.figures) }
      }
    }
  }

  /// The counts in the table of bindings.
  static var bindingsCounts: [Figure<DispatchFigures>] {
    [Counter.instructions.total] + Figure.mainCounts
  }

  /// The table of the controls, with one row for each interaction.
  private var controlsTable: Table {
    let instructions = Counter.instructions.total
    return Table(
      title: "Controls",
      columns: [
        "floor, \(instructions.column)", "models' share, \(instructions.column)",
        "\(baselineName) again, \(Self.ratioColumns[0])", Self.ratioColumns[1],
      ].map { Table.Column(title: $0) },
      sections: [
        Table.Section(
          rows: comparison.interactions.map { interaction in
            let controls = comparison.controls
            let again = controls.again?[interaction].map {
              DispatchRow(subject: .again, figures: $0)
            }
            return Table.Row(
              label: interaction.rawValue,
              cells: [
                Self.cell(controls.floor?[interaction].flatMap(instructions.text)),
                // The models have no work in some interactions.
                Table.Cell(text: controls.models?[interaction].flatMap(instructions.text) ?? ""),
              ] + (again.map(Self.ratioCells) ?? [.notMeasured, .notMeasured]))
          })
      ], overflow: .divide)
  }

  /// Sentences about the check of the times; `nil` if this check was not made.
  ///
  /// For the check, an interaction of the baseline is measured once more, with 5% more work. The
  /// times should show the difference.
  private var slowedRemark: String? {
    guard let slowed = comparison.controls.slowed, let ratio = slowed.figures.ratio else {
      return nil
    }
    let again = comparison.controls.again?[slowed.key]?.ratio
    let verdict =
      ratio.isMore(than: again)
      ? "so the 5% was noticed" : "so the 5% was not noticed, nor would a smaller difference be"
    return """
      The interaction \(slowed.key.rawValue) of \(baselineName) was measured once more, with 5% \
      more work, to check that the times show such a difference. Expected ratio: about ×1.05. \
      Measured ratio: \
      ×\(ratio.value.fixed(3)) (\(ratio.low.fixed(3))–\(ratio.high.fixed(3))), \(verdict).
      """
  }

  // MARK: - Rows and cells

  /// Returns the rows of an interaction, from top to bottom.
  ///
  /// The first row shows the floor, which is the screen without an architecture. The next rows show
  /// the architectures, one row for each. The baseline's second measurement has a row of its own,
  /// directly below the baseline.
  package func rows(of interaction: Interaction) -> [DispatchRow] {
    func figures(in all: [Interaction: DispatchFigures]?) -> DispatchFigures {
      all?[interaction] ?? DispatchFigures()
    }
    let (controls, again) = (comparison.controls, figures(in: comparison.controls.again))
    let baselineFigures = baseline.map { figures(in: $0.dispatch) }
    var rows = [
      DispatchRow(
        subject: .floor, figures: figures(in: controls.floor), baseline: baselineFigures)
    ]
    for entry in comparison.architectures {
      let isBaseline = entry.id == baseline?.id
      rows.append(
        DispatchRow(
          subject: .architecture(entry), figures: figures(in: entry.dispatch),
          isBaseline: isBaseline, baseline: baselineFigures))
      if isBaseline {
        rows.append(DispatchRow(subject: .again, figures: again, baseline: baselineFigures))
      }
    }
    return rows
  }

  var baselineName: String { baseline?.name ?? "the baseline" }

  private func label(of row: DispatchRow) -> String {
    switch row.subject {
    case .floor: "floor"
    case .architecture(let entry): entry.name
    case .again: "\(baselineName) again"
    case .binding(let binding): binding.name
    }
  }

  /// Returns the main counts of work that all architectures share.
  ///
  /// The column of the net instructions has the whole count.
  private static func sharedCells(_ figures: DispatchFigures) -> [Table.Cell] {
    ([Counter.instructions.total] + Figure.mainCounts.dropFirst())
      .map { $0.cell(of: figures) }
  }

  /// The difference of the net instructions to the baseline's, with a mark if both are the same.
  private static func netDifference(of row: DispatchRow) -> String {
    let net = Figure<DispatchFigures>.netInstructions
    guard let text = row.differenceText(in: net) else { return "" }
    return (text != "=" && row.isSame(in: net) ? "≈" : "") + text
  }

  private static let ratioColumns = [Figure.timeRatio.column, "95% interval"]

  private static func ratioCells(_ row: DispatchRow) -> [Table.Cell] {
    guard !row.isBaseline else { return [Table.Cell(text: "1"), Table.Cell(text: "")] }
    let ratio = Figure.timeRatio.text(of: row.figures)
    return [cell(ratio.map { (row.isSame ? "≈" : "") + $0 }), cell(row.ratioIntervalText)]
  }

  private static func cell(_ text: String?) -> Table.Cell {
    text.map { Table.Cell(text: $0) } ?? .notMeasured
  }
}
