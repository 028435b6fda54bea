import Costs
import Figures
import Interactions
import Reports
import Terminal

/// The costs of one interaction: a figure for each measure, such as the time.
struct CostContent: Encodable, Equatable {
  /// The figure of one measure, with the values of the controls.
  struct Measure: Encodable, Equatable {
    let figure: FigureContent
    /// The values of the floor and of the baseline's second measurement, where they were measured.
    ///
    /// Their keys are `floor` and `again`.
    private(set) var controls: [String: Value] = [:]
    /// The differences to the baseline, such as `+12` for a count or `×1.05` for a time.
    ///
    /// The key is the id of an architecture or of a control.
    private(set) var notes: [String: String] = [:]
    /// The intervals of the times and of the ratios, under the same keys.
    private(set) var intervals: [String: String] = [:]
  }

  let id: Interaction
  let meaning: String
  /// The sentences on the work that every architecture does, such as the work of the models.
  let remarks: [String]
  /// First the counts, such as instructions, then the time.
  let measures: [Measure]

  /// Returns the costs of the interactions that were measured.
  static func all(of comparison: Comparison, baseline: String) -> [Self] {
    let report = DispatchReport(of: comparison, baselineID: baseline)
    let figures = Figure.mainCounts + [Counter.liveBytes.total, .time]
    return comparison.interactions.map { interaction in
      let rows = report.rows(of: interaction)
      return Self(
        id: interaction, meaning: interaction.meaning,
        remarks: [comparison.commonWork(in: interaction)].compactMap(\.self),
        measures: figures.map { figure in
          Measure(
            figure,
            FigureContent(figure.of { $0.dispatch?[interaction] }, of: comparison.architectures),
            rows)
        })
    }
  }
}

extension CostContent.Measure {
  fileprivate init(
    _ figure: Figure<DispatchFigures>, _ content: FigureContent, _ rows: [DispatchRow]
  ) {
    self.figure = content
    let isTime = figure.id == Figure.time.id
    for row in rows {
      let key: String
      switch row.subject {
      case .architecture(let entry): key = entry.id
      case .floor: key = "floor"
      case .again: key = "again"
      case .binding: continue
      }
      if row.isControl { controls[key] = figure.value(row.figures) }
      notes[key] = isTime ? row.ratioText : row.differenceText(in: figure)
      intervals[key] = isTime ? row.intervalsText : nil
    }
  }
}

extension Comparison {
  /// Returns a sentence with the numbers of instructions that every architecture needs; `nil` if
  /// these instructions were not counted.
  ///
  /// Every architecture needs the instructions of the floor (the same screen without an
  /// architecture) and of the models.
  fileprivate func commonWork(in interaction: Interaction) -> String? {
    func instructions(of all: [Interaction: DispatchFigures]?) -> String? {
      all?[interaction]?.counts[.instructions]?.grouped
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
  fileprivate var isControl: Bool {
    if case .architecture = subject { false } else { true }
  }

  /// The row's time divided by the baseline's as text, such as `×1.05`; `nil` if not measured.
  ///
  /// The text begins with ≈ if the time is the same as that of the baseline.
  fileprivate var ratioText: String? {
    figures.ratio.map { isBaseline ? "×1" : "\(isSame ? "≈" : "×")\($0.value.fixed(2))" }
  }

  /// The intervals of the time and of its ratio to that of the baseline; `nil` if not measured.
  fileprivate var intervalsText: String? {
    timeIntervalText.map { time in
      let ratio = isBaseline ? nil : ratioIntervalText
      return [time, ratio.map { "×\($0)" }].compactMap(\.self).joined(separator: "; ")
    }
  }
}
