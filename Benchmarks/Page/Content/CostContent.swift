import Comparisons
import DispatchCosts
import JSON
import Statistics
import Tables
import Terminal

/// The costs of every interaction, as a chart for each measure and a table.
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
    var table: PageTable
  }

  /// The chart of one interaction in one measure, with a remark.
  struct View: Encodable, Equatable {
    /// The chart; `nil` if no architecture has a value in this measure.
    @OrNull var chart: PageChart?
    var remark: String
  }

  let measures: [Measure]
  let interactions: [Interaction]
  /// The id of the interaction that the page shows first.
  let chosen: String

  /// Creates the content; `nil` if no interaction was measured.
  init?(of comparison: Comparison, baseline id: String) {
    guard !comparison.interactions.isEmpty else { return nil }
    let measures = [CostMeasure.time] + CounterColumn.columns(.besideTimes).map(CostMeasure.init)
    let baseline = comparison.architectures.first { $0.id == id }
    self.measures = measures.map { Measure(id: $0.id, name: $0.name) }
    interactions = comparison.interactions.map { interaction in
      let rows = comparison.dispatchRows(of: interaction, baseline: baseline)
      return Interaction(
        // A kept comparison may have an interaction that is not measured any more.
        id: interaction, meaning: DispatchRun.meaning(ofInteraction: interaction) ?? "",
        views: Dictionary(
          uniqueKeysWithValues: measures.map { ($0.id, $0.view(of: interaction, rows)) }),
        table: Self.table(of: interaction, rows, measures.filter { !$0.isTime }))
    }
    chosen = comparison.chosenInteraction
  }

  private static func table(
    of interaction: String, _ rows: [DispatchRow], _ counts: [CostMeasure]
  ) -> PageTable {
    func row(_ row: DispatchRow, name: String) -> PageTable.Row {
      PageTable.Row(
        name: name, isBaseline: row.isBaseline,
        cells: [
          row.figures.nanoseconds?.median.threeDigits,
          row.figures.nanoseconds.map { "\($0.low.threeDigits)–\($0.high.threeDigits)" },
          row.ratioText,
        ] + counts.map { measure in measure.value(row.figures).map(measure.text) })
    }
    var table = PageTable(
      caption: "What \(interaction) costs",
      columns: ["time, ns", "95% interval", "ratio"] + counts.map(\.name), rows: [])
    var again: [PageTable.Row] = []
    for measured in rows {
      switch measured.subject {
      case .architecture(let entry): table.rows.append(row(measured, name: entry.name))
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

/// A measure of an interaction's cost, which is the time or a counter, with texts for the page.
private struct CostMeasure {
  let id: String
  let name: String
  let unit: String
  let isTime: Bool
  let meaning: String
  let value: (DispatchFigures) -> Double?

  static let timeMeaning = """
    Each bar is the median time, and the line on the bar is its 95% interval. The ratio compares \
    the time with that of the baseline, round by round. ≈ marks a difference within the noise.
    """

  static var time: CostMeasure {
    CostMeasure(id: "time", name: "time", unit: "ns", isTime: true, meaning: timeMeaning) {
      $0.nanoseconds?.median
    }
  }

  func text(_ value: Double) -> String {
    isTime ? value.threeDigits : Int(value).grouped
  }

  func view(of interaction: String, _ rows: [DispatchRow]) -> CostContent.View {
    var bars: [PageChart.Bar] = []
    var reference: Double?
    var floor: Double?
    for row in rows {
      let value = value(row.figures)
      switch row.subject {
      case .architecture(let entry):
        bars.append(bar(of: row, name: entry.name))
        if row.isBaseline { reference = value }
      case .floor: floor = value
      case .again, .binding: break
      }
    }
    let caption = "\(interaction): \(isTime ? "time, ns" : name)"
    let ofFloor =
      floor.map { value in
        """
        For the same screen without an architecture, the value is \
        \(text(value))\(isTime ? " ns" : "").
        """ + " "
      } ?? ""
    return CostContent.View(
      chart: bars.allSatisfy { $0.value == nil }
        ? nil : PageChart(label: caption, bars: bars, reference: reference),
      remark: ofFloor + meaning)
  }

  private func bar(of row: DispatchRow, name: String) -> PageChart.Bar {
    let value = value(row.figures)
    let interval = row.figures.nanoseconds.map {
      PageChart.Interval(low: $0.low, high: $0.high)
    }
    return PageChart.Bar(
      name: name, isBaseline: row.isBaseline, value: value, text: value.map(text) ?? "–",
      unit: value == nil ? nil : unit, note: isTime ? row.ratioText : nil,
      interval: isTime ? interval : nil)
  }
}

extension CostMeasure {
  init(_ column: CounterColumn) {
    id = column.id
    name = column.name
    unit = column.unit
    isTime = false
    meaning = column.meaning
    value = { column.value($0).map(Double.init) }
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
