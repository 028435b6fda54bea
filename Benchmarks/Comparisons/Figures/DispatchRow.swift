import DispatchCosts
import Statistics

/// One row of a table or chart of dispatch costs, with the marks that every report gives it.
package struct DispatchRow {
  /// The measured thing that a row is about.
  package enum Subject {
    /// The floor, the same screen without an architecture.
    case floor
    case architecture(Comparison.Entry)
    /// The baseline, measured a second time.
    case again
    /// One of MVVM's bindings, or the stored closure, by its id.
    case binding(String)
  }

  package let subject: Subject
  package let figures: DispatchFigures
  /// True if the other rows are compared with this row.
  package var isBaseline = false
  /// True if the architecture may be the fastest, and another one is certainly slower.
  var isBest = false
  /// The ratio of the baseline's second measurement to its first; `nil` if it was not measured.
  var noise: Ratio?

  /// True if the difference from the baseline's time is within the noise.
  package var isWithinNoise: Bool {
    figures.ratio?.isWithinNoise(of: noise) ?? false
  }
}

extension Comparison {
  /// Returns the rows of an interaction: the floor, each architecture, and the baseline's second
  /// measurement below the first.
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
