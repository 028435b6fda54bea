import DispatchCosts
import Statistics

/// One row of a table or chart of dispatch costs, with marks such as the one for the best value.
package struct DispatchRow {
  /// The architecture, control or binding whose costs a row shows.
  package enum Subject {
    /// The floor, the same screen without an architecture.
    case floor
    case architecture(Comparison.Entry)
    /// The second measurement of the baseline, the architecture that the others are compared with.
    case again
    /// The id of one of MVVM's bindings, or of the stored closure that the bindings are compared
    /// with.
    case binding(String)
  }

  package let subject: Subject
  package let figures: DispatchFigures
  /// True if the other rows are compared with this row.
  package var isBaseline = false
  /// True if the row's architecture may be the fastest, and another architecture is surely slower.
  var isBest = false
  /// The ratio of the baseline's second measurement to its first, by which the noise is judged.
  ///
  /// The ratio is `nil` if it was not measured, or if the row shows no architecture.
  var noise: Ratio?

  /// True if the row's time and the baseline's time differ by no more than the measurement's noise.
  package var isWithinNoise: Bool {
    figures.ratio?.isWithinNoise(of: noise) ?? false
  }
}

extension Comparison {
  /// Returns the rows of an interaction: first the floor, the screen without an architecture, and
  /// below the floor one row for each architecture.
  ///
  /// The baseline's second measurement has a row of its own, directly below the baseline.
  package func dispatchRows(of interaction: String, baseline: Entry?) -> [DispatchRow] {
    func figures(in all: [DispatchFigures]?) -> DispatchFigures {
      all?.first { $0.interaction == interaction } ?? DispatchFigures(interaction: interaction)
    }
    let again = figures(in: controls.again)
    let compared = architectures.map { entry in
      var figures = figures(in: entry.dispatch)
      // By definition the baseline's ratio is 1. Its second measurement says how exact that is.
      if entry.id == baseline?.id { figures.ratio = again.ratio ?? figures.ratio }
      return figures.ratio
    }
    let fastest = compared.compactMap(\.self).min { $0.value < $1.value }
    let isDecided = compared.contains { ratio in
      fastest.map { (ratio?.low ?? 0) > $0.high } ?? false
    }
    var rows = [DispatchRow(subject: .floor, figures: figures(in: controls.floor))]
    for (entry, ratio) in zip(architectures, compared) {
      let isBaseline = entry.id == baseline?.id
      let mayBeFastest = fastest.map { (ratio?.low ?? .infinity) <= $0.high } ?? false
      rows.append(
        DispatchRow(
          subject: .architecture(entry), figures: figures(in: entry.dispatch),
          isBaseline: isBaseline, isBest: isDecided && mayBeFastest, noise: again.ratio))
      if isBaseline {
        // Compared with its own interval, the second measurement would always be within noise.
        rows.append(DispatchRow(subject: .again, figures: again))
      }
    }
    return rows
  }
}
