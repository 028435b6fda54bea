import Costs
import Reports
import Terminal

/// One row of a table or chart of dispatch costs.
package struct DispatchRow {
  /// The architecture, control or binding whose costs a row shows.
  ///
  /// A control, such as the floor, is measured so that the architectures can be compared with it.
  package enum Subject {
    /// The floor, the same screen without an architecture.
    case floor
    case architecture(Comparison.Entry)
    /// The second measurement of the baseline, the architecture that the others are compared with.
    case again
    /// The id of a way to deliver a text to labels, such as a stored closure.
    case binding(String)

    var isFloor: Bool { if case .floor = self { true } else { false } }
    var isAgain: Bool { if case .again = self { true } else { false } }
  }

  package let subject: Subject
  package let figures: DispatchFigures
  /// True if the other rows are compared with this row.
  package var isBaseline = false
  /// The ratio of the baseline's second time to its first time, which shows how large the noise is.
  ///
  /// The ratio is `nil` if the baseline was not measured twice, or if the row does not belong to an
  /// architecture.
  var noise: Ratio?
  /// The figures of the baseline; `nil` if there is no baseline.
  var baseline: DispatchFigures?

  /// True if the row's time and the baseline's time differ by no more than the measurement's noise.
  package var isWithinNoise: Bool {
    figures.ratio?.isWithinNoise(of: noise) ?? false
  }

  /// The interval of the time in nanoseconds as text, such as `2,711–2,785`; `nil` if no time was
  /// measured.
  package var timeIntervalText: String? {
    figures.nanoseconds.map { "\($0.low.threeDigits)–\($0.high.threeDigits)" }
  }

  /// The interval of the ratio as text, such as `0.930–0.956`; `nil` if no ratio was measured.
  package var ratioIntervalText: String? {
    figures.ratio.map { "\($0.low.fixed(3))–\($0.high.fixed(3))" }
  }

  /// Returns the difference to the baseline's count as text, such as `+4` or `−2`.
  ///
  /// - Parameter figure: The figure of the count.
  /// - Returns: The text, which is `=` for equal counts; `nil` for the baseline itself, and if one of
  ///   the counts is missing.
  package func differenceText(in figure: Figure<DispatchFigures>) -> String? {
    guard !isBaseline, let own = figure.value(figures), let other = baseline.flatMap(figure.value)
    else { return nil }
    let difference = Int(own.number - other.number)
    if difference == 0 { return "=" }
    return (difference > 0 ? "+" : "−") + abs(difference).grouped
  }
}

extension Comparison {
  /// Returns the rows of an interaction, from top to bottom.
  ///
  /// The first row shows the floor, which is the screen without an architecture. The next rows show
  /// the architectures, one row for each. The baseline's second measurement has a row of its own,
  /// directly below the baseline.
  package func dispatchRows(of interaction: String, baseline: Entry?) -> [DispatchRow] {
    func figures(in all: [DispatchFigures]?) -> DispatchFigures {
      all?.first { $0.interaction == interaction } ?? DispatchFigures(interaction: interaction)
    }
    let again = figures(in: controls.again)
    let compared = architectures.map { figures(in: $0.dispatch) }
    let baselineFigures = baseline.map { figures(in: $0.dispatch) }
    var rows = [
      DispatchRow(
        subject: .floor, figures: figures(in: controls.floor), baseline: baselineFigures)
    ]
    for (index, entry) in architectures.enumerated() {
      let isBaseline = entry.id == baseline?.id
      rows.append(
        DispatchRow(
          subject: .architecture(entry), figures: compared[index], isBaseline: isBaseline,
          noise: again.ratio, baseline: baselineFigures))
      if isBaseline {
        // Compared with its own interval, the second measurement would always be within noise.
        rows.append(DispatchRow(subject: .again, figures: again, baseline: baselineFigures))
      }
    }
    return rows
  }
}
