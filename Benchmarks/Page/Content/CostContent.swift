import Costs
import Figures
import Reports
import Terminal

/// The costs of every interaction, as charts and as a table.
///
/// An interaction has one table, and one chart for each measure.
struct CostContent: Encodable, Equatable {
  /// A measure, such as the time, that the reader can choose in a menu.
  struct Measure: Encodable, Equatable {
    var id: String
    var name: String
  }

  struct Interaction: Encodable, Equatable {
    var id: String
    var meaning: String
    /// The interaction's charts with their remarks; the key is the measure's id, such as `time`.
    var views: [String: View]
    /// The sentences that stand below each chart of the interaction.
    ///
    /// The sentences describe the work that every architecture does, such as the work of the
    /// models.
    var remarks: [String]
    var table: PageTable
  }

  /// The chart of one interaction in one measure, with a remark.
  struct View: Encodable, Equatable {
    /// The chart; `nil` if no architecture has a value in this measure.
    @OrNull var chart: PageChart?
    /// The explanation of the chart, or the reason why there is no chart.
    var remark: String
  }

  /// The measures in the order of the menu: first the counts, such as instructions, then the time.
  let measures: [Measure]
  let interactions: [Interaction]
  /// The id of the interaction that the page shows first.
  let chosen: String
  /// The id of the measure that the page shows first.
  let chosenMeasure: String

  /// Creates the content; `nil` if no interaction was measured.
  init?(of comparison: Comparison, baseline id: String) {
    guard let first = comparison.interactions.first else { return nil }
    let baseline = comparison.architectures.first { $0.id == id }
    let counts = Figure.mainCounts + [Counter.liveBytes.total]
    let measures = counts.map(CostMeasure.count) + [CostMeasure.time]
    let rows = comparison.interactions.map { interaction in
      (name: interaction, rows: comparison.dispatchRows(of: interaction, baseline: baseline))
    }
    let measured = Dictionary(
      uniqueKeysWithValues: measures.map { measure in
        (measure.id, rows.filter { measure.isMeasured(in: $0.rows) }.map { $0.name })
      })
    // The patterns differ much in building the larger screen.
    let chosen = comparison.interactions.contains("profile-build") ? "profile-build" : first
    self.chosen = chosen
    chosenMeasure =
      measures.first { measured[$0.id, default: []].contains(chosen) }?.id ?? CostMeasure.time.id
    self.measures = measures.map { Measure(id: $0.id, name: $0.name) }
    interactions = rows.map { interaction, rows in
      let columns = measures.filter { measure in
        // A measure of other interactions only, such as live bytes, would be an empty column.
        let interactions = measured[measure.id, default: []]
        return interactions.isEmpty || interactions.contains(interaction)
      }
      return Interaction(
        // A kept comparison may have an interaction that is not measured any more.
        id: interaction, meaning: DispatchRun.meaning(ofInteraction: interaction) ?? "",
        views: Dictionary(
          uniqueKeysWithValues: measures.map { measure in
            let places = measured[measure.id, default: []]
            return (measure.id, measure.view(of: interaction, rows, measuredIn: places))
          }),
        remarks: [comparison.commonWork(in: interaction)].compactMap(\.self),
        table: Self.table(of: interaction, rows, columns))
    }
  }

  private static func table(
    of interaction: String, _ rows: [DispatchRow], _ measures: [CostMeasure]
  ) -> PageTable {
    func row(_ row: DispatchRow, id: String? = nil, name: String) -> PageTable.Row {
      PageTable.Row(
        id: id, name: name, isBaseline: row.isBaseline,
        cells: measures.flatMap { $0.cells(of: row) })
    }
    var table = PageTable(
      caption: "What \(interaction) costs",
      columns: measures.flatMap(\.columns).map { .init(title: $0) }, rows: [])
    var again: [PageTable.Row] = []
    for measured in rows {
      switch measured.subject {
      case .architecture(let entry):
        table.rows.append(row(measured, id: entry.id, name: entry.name))
      case .floor where measured.isMeasured:
        table.rows.append(row(measured, name: "floor: no architecture"))
      case .again where measured.isMeasured:
        again.append(row(measured, name: "the baseline again"))
      case .floor, .again, .binding: break
      }
    }
    table.rows += again
    return table
  }
}

/// A measure of an interaction's cost, which is a count or the time, with texts for the page.
private enum CostMeasure {
  case count(Figure<DispatchFigures>)
  case time

  var id: String {
    switch self {
    case .count(let figure): figure.id
    case .time: "time"
    }
  }

  var name: String {
    switch self {
    case .count(let figure): figure.label
    case .time: "time"
    }
  }

  /// Returns true if at least one architecture has a value in this measure.
  func isMeasured(in rows: [DispatchRow]) -> Bool {
    rows.contains { row in
      if case .architecture = row.subject { value(of: row) != nil } else { false }
    }
  }

  /// Returns the chart of an interaction, or the reason why there is no chart.
  ///
  /// - Parameters:
  ///   - interaction: The name of the interaction.
  ///   - rows: The figures of the interaction, with one row for each architecture and control.
  ///   - interactions: The names of all interactions that have values in this measure.
  /// - Returns: The chart with its remark.
  func view(
    of interaction: String, _ rows: [DispatchRow], measuredIn interactions: [String]
  ) -> CostContent.View {
    guard interactions.contains(interaction) else {
      return CostContent.View(
        chart: nil,
        remark: interactions.isEmpty
          ? "This figure was not measured; the notes at the end of the page say why."
          : "This figure is measured only for \(interactions.joined(separator: ", ")).")
    }
    let bars = rows.compactMap { row -> PageChart.Bar? in
      guard case .architecture(let entry) = row.subject else { return nil }
      return bar(of: row, entry)
    }
    return CostContent.View(
      chart: PageChart(
        label: "\(interaction): \(columns[0])", bars: bars,
        reference: bars.first(where: \.isBaseline)?.value, isNet: id == Figure.netInstructions.id),
      remark: meaning)
  }

  private func bar(of row: DispatchRow, _ entry: Comparison.Entry) -> PageChart.Bar {
    let value = value(of: row)
    return PageChart.Bar(
      id: entry.id, name: entry.name, isBaseline: row.isBaseline, value: value,
      text: value.map(text) ?? "–", unit: value == nil ? nil : unit, note: note(of: row),
      isSame: isSame(row), interval: interval(of: row))
  }

  // MARK: - The table

  var columns: [String] {
    switch self {
    case .count(let figure): [figure.label]
    case .time: ["time, ns", "interval, ns", "ratio", "95% interval"]
    }
  }

  func cells(of row: DispatchRow) -> [PageTable.Cell?] {
    let number = value(of: row)
    let note = note(of: row)
    guard case .time = self else {
      return [number.map { .init(text: text($0) + (note.map { " (\($0))" } ?? ""), number: $0) }]
    }
    let (time, ratio) = (row.figures.nanoseconds, row.figures.ratio)
    return [
      number.map { .init(text: text($0), number: $0) },
      row.timeIntervalText.map { .init(text: $0, number: time?.low) },
      note.map { .init(text: $0, number: ratio?.value) },
      row.isBaseline
        ? .init("") : row.ratioIntervalText.map { .init(text: $0, number: ratio?.low) },
    ]
  }

  // MARK: - Values

  private func value(of row: DispatchRow) -> Double? {
    switch self {
    case .count(let figure): figure.value(row.figures)?.number
    case .time: row.figures.nanoseconds?.value
    }
  }

  private func text(_ value: Double) -> String {
    switch self {
    case .count: Int(value).grouped
    case .time: value.threeDigits
    }
  }

  private var unit: String {
    switch self {
    case .count(let figure): figure.unit
    case .time: "ns"
    }
  }

  private var meaning: String {
    switch self {
    case .count(let figure): figure.meaning
    case .time:
      """
      The ratio of an architecture is its time divided by the time of the baseline in the same \
      round of the measurement. The length of a bar is this ratio, multiplied by the time of the \
      baseline. The line on a bar shows the interval of the ratio: if the same code is built \
      again, the new ratio should lie in this interval in about 95 of 100 cases. Only the line on \
      the bar of the baseline has another meaning: it shows how much the speed of the machine \
      changed. The sign ≈ marks a difference within the noise.
      """
    }
  }

  /// Returns a text that says how much a row differs from the baseline's row.
  ///
  /// The text is, for example, `+12` for a count or `×1.05` for a time. The result is `nil` if
  /// there is nothing to compare.
  private func note(of row: DispatchRow) -> String? {
    switch self {
    case .count(let figure): row.differenceText(in: figure)
    case .time: row.ratioText
    }
  }

  private func isSame(_ row: DispatchRow) -> Bool {
    if case .time = self { !row.isBaseline && row.isWithinNoise } else { false }
  }

  private func interval(of row: DispatchRow) -> PageChart.Interval? {
    switch self {
    case .count: nil
    case .time: row.figures.nanoseconds.map { PageChart.Interval(low: $0.low, high: $0.high) }
    }
  }
}

extension Comparison {
  /// Returns a sentence with the numbers of instructions that every architecture needs; `nil` if
  /// these instructions were not counted.
  ///
  /// Every architecture needs the instructions of the floor (the same screen without an
  /// architecture) and of the models.
  fileprivate func commonWork(in interaction: String) -> String? {
    func instructions(of all: [DispatchFigures]?) -> String? {
      all?.first { $0.interaction == interaction }?.counts[.instructions]?.grouped
    }
    let works = [
      instructions(of: controls.floor).map {
        "\($0) of the floor (the same screen without an architecture)"
      },
      instructions(of: controls.models).map { "\($0) of the models' share" },
    ].compactMap(\.self)
    guard !works.isEmpty else { return nil }
    return """
      Instructions that every architecture needs: \(works.joined(separator: " and ")). The net \
      instructions do not include them.
      """
  }
}

extension DispatchRow {
  /// True if at least one figure of the row was measured.
  fileprivate var isMeasured: Bool {
    figures != DispatchFigures(interaction: figures.interaction)
  }

  /// The row's time divided by the baseline's time as text, such as `×1.05`; `nil` if this ratio
  /// was not measured.
  ///
  /// The text begins with ≈ if the difference is within the noise, and with × if it is not.
  fileprivate var ratioText: String? {
    figures.ratio.map { ratio in
      isBaseline ? "×1" : "\(isWithinNoise ? "≈" : "×")\(ratio.value.fixed(2))"
    }
  }
}
