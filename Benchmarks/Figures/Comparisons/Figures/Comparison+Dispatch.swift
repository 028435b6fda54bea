import Costs
import Reports
import Terminal

/// A part of the report on dispatch costs.
package enum DispatchPart: Equatable, Sendable {
  /// One line for each architecture, with the median of each figure over the interactions.
  case medians
  /// The counts and times of one interaction.
  case interaction(String)
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
        let values = (entry.dispatch ?? []).compactMap(figure.value)
        guard let median = values.map(\.number).median() else { return nil }
        return Value(
          median, low: values.map(\.low).median(), high: values.map(\.high).median(),
          text: figure.unit == "×" ? median.fixed(2) : Int(median.rounded()).grouped)
      }
    })
}

extension Comparison {
  /// Returns the report on dispatch costs, with its parts from top to bottom.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - baselineID: The id of the architecture with which the others are compared.
  /// - Returns: The report, which a renderer lays out as text.
  package func dispatchReport(_ parts: [DispatchPart], baselineID: String) -> Report {
    var report = Report(title: "Dispatch cost", notes: notes.map(\.line))
    report.facts = environment.facts
    guard let baseline = architectures.first(where: { $0.id == baselineID }) else { return report }
    report.sections = parts.map { section(of: $0, baseline: baseline) }
    report.legend = dispatchTerms(of: parts, baseline: baseline)
    if report.tables.contains(where: \.hasGaps) {
      report.legend.append(.init(term: "–", meaning: "not measured; a note says why"))
    }
    return report
  }

  private func section(of part: DispatchPart, baseline: Entry) -> Report.Section {
    switch part {
    case .medians:
      Report.Section(tables: [table(of: .dispatch)], remarks: remarksOnMedians(baseline))
    case .interaction(let name):
      Report.Section(
        tables: tables(of: name, baseline: baseline),
        // A kept run may have an interaction that is not measured any more.
        remarks: [DispatchRun.meaning(ofInteraction: name).map { "\(name): \($0)" }]
          .compactMap(\.self))
    case .bindings: Report.Section(tables: [bindingsTable].compactMap(\.self))
    case .controls:
      Report.Section(
        tables: [controlsTable(baseline: baseline)],
        remarks: [slowedRemark(baseline: baseline)].compactMap(\.self))
    }
  }

  private func remarksOnMedians(_ baseline: Entry) -> [String] {
    [
      """
      Medians over \(interactions.count) interactions. net: the instructions that an architecture \
      adds to the same screen without an architecture and to the models' own work. hops: calls and \
      jumps whose target is found at run time. retains: strong references that are added. weak: \
      weak references that are loaded. allocs: blocks of memory that are allocated. ratio: the \
      time divided by that of \(baseline.name).
      """,
      "One interaction, with intervals: compare dispatch --interaction name-saved",
      "Ways to deliver a text to labels: compare dispatch --bindings",
      "Floor, models' share and noise: compare dispatch --controls",
    ]
  }

  /// Returns the figures of further counts; only an interaction that opens a screen has live bytes.
  func furtherCounts(of interaction: String) -> [Figure<DispatchFigures>] {
    let live = Counter.liveBytes.total
    let opensScreen = architectures.contains {
      $0.figures(of: interaction).flatMap(live.value) != nil
    }
    return Figure.furtherCounts.filter { $0.id != live.id || opensScreen }
  }

  /// Returns the tables of one interaction: the main counts, the other counts and the times.
  private func tables(of interaction: String, baseline: Entry) -> [Table] {
    let rows = dispatchRows(of: interaction, baseline: baseline)
    // The counts of the baseline's second measurement are those of the first.
    let counted = rows.filter { !$0.subject.isAgain }
    var main = counted.map { row in
      var cells =
        row.subject.isFloor
        ? Self.sharedCells(row.figures)
        : Figure.mainCounts.map { Self.cell($0.text(of: row.figures)) }
      cells.insert(Table.Cell(text: row.differenceText(in: .netInstructions) ?? ""), at: 1)
      return Table.Row(label: label(of: row, baseline: baseline), cells: cells)
    }
    if let models = controls.models?.first(where: { $0.interaction == interaction }) {
      var cells = Self.sharedCells(models)
      cells.insert(Table.Cell(text: ""), at: 1)
      main.insert(Table.Row(label: "models' share", cells: cells), at: 1)
    }
    let further = furtherCounts(of: interaction)
    var columns = Figure.mainCounts.map { Table.Column(title: $0.column) }
    columns.insert(Table.Column(title: "±", isAttached: true), at: 1)
    return [
      Table(
        title: "Counts", columns: columns, sections: [Table.Section(rows: main)], overflow: .divide),
      table("Other counts", further.map(\.column), counted, baseline) { row in
        further.map { Self.cell($0.text(of: row.figures)) }
      },
      table("Times", ["time, ns", "interval, ns", "ratio", "95% interval"], rows, baseline) {
        [Self.cell($0.figures.nanoseconds?.value.threeDigits), Self.cell($0.timeIntervalText)]
          + Self.ratioCells($0)
      },
    ]
  }

  private func table(
    _ title: String, _ columns: [String], _ rows: [DispatchRow], _ baseline: Entry? = nil,
    cells: (DispatchRow) -> [Table.Cell]
  ) -> Table {
    Table(
      title: title, columns: columns.map { Table.Column(title: $0) },
      sections: [
        Table.Section(
          rows: rows.map { Table.Row(label: label(of: $0, baseline: baseline), cells: cells($0)) })
      ], overflow: .divide)
  }

  /// The table of the costs of each way to deliver a text to labels; `nil` if these costs were not
  /// measured.
  private var bindingsTable: Table? {
    controls.bindings.map { bindings in
      let counts = Self.bindingsCounts
      return table(
        "Bindings", ["time, ns", "ratio", "95% interval"] + counts.map(\.column),
        bindings.enumerated().map { index, figures in
          DispatchRow(
            subject: .binding(figures.interaction), figures: figures, isBaseline: index == 0)
        }
      ) { row in
        [Self.cell(row.figures.nanoseconds?.value.threeDigits)] + Self.ratioCells(row)
          + counts.map { Self.cell($0.text(of: row.figures)) }
      }
    }
  }

  /// The counts in the table of bindings.
  static var bindingsCounts: [Figure<DispatchFigures>] {
    [Counter.instructions.total] + Figure.mainCounts
  }

  /// Returns the table of the controls, with one row for each interaction.
  private func controlsTable(baseline: Entry) -> Table {
    let instructions = Counter.instructions.total
    return Table(
      title: "Controls",
      columns: [
        "floor, instr.", "models' share, instr.", "\(baseline.name) again, ratio", "95% interval",
      ].map { Table.Column(title: $0) },
      sections: [
        Table.Section(
          rows: interactions.map { interaction in
            func figures(_ all: [DispatchFigures]?) -> DispatchFigures? {
              all?.first { $0.interaction == interaction }
            }
            let again = figures(controls.again).map { DispatchRow(subject: .again, figures: $0) }
            return Table.Row(
              label: interaction,
              cells: [
                Self.cell(figures(controls.floor).flatMap(instructions.text)),
                // The models have no work in some interactions.
                Table.Cell(text: figures(controls.models).flatMap(instructions.text) ?? ""),
              ] + (again.map(Self.ratioCells) ?? [.notMeasured, .notMeasured]))
          })
      ], overflow: .divide)
  }

  /// Returns sentences about the check of the times; `nil` if this check was not made.
  ///
  /// For the check, an interaction of the baseline is measured once more, with 5% more work. The
  /// times should show the difference.
  private func slowedRemark(baseline: Entry) -> String? {
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

extension Comparison {
  private func label(of row: DispatchRow, baseline: Entry?) -> String {
    switch row.subject {
    case .floor: "floor"
    case .architecture(let entry): entry.name
    case .again: "\(baseline?.name ?? "the baseline") again"
    case .binding(let id): ComparedBinding.all.first { $0.id == id }?.name ?? id
    }
  }

  /// Returns the main counts of work that all architectures share.
  ///
  /// The column of the net instructions has the whole count.
  private static func sharedCells(_ figures: DispatchFigures) -> [Table.Cell] {
    ([Counter.instructions.total] + Figure.mainCounts.dropFirst())
      .map { cell($0.text(of: figures)) }
  }

  private static func ratioCells(_ row: DispatchRow) -> [Table.Cell] {
    guard !row.isBaseline else { return [Table.Cell(text: "1"), Table.Cell(text: "")] }
    let ratio = Figure.timeRatio.text(of: row.figures)
    return [cell(ratio.map { (row.isWithinNoise ? "≈" : "") + $0 }), cell(row.ratioIntervalText)]
  }

  private static func cell(_ text: String?) -> Table.Cell {
    text.map { Table.Cell(text: $0) } ?? .notMeasured
  }
}
