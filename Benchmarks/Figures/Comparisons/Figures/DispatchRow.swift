import Costs
import Reports
import Terminal

/// One row of a table or chart of dispatch costs, with marks such as the one for the best value.
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
  }

  package let subject: Subject
  package let figures: DispatchFigures
  /// True if the other rows are compared with this row.
  package var isBaseline = false
  /// True if the time of the row's architecture has the mark of the best value.
  ///
  /// Each time has a ratio, and each ratio has an interval. A time is lower than another time if
  /// the interval of its ratio lies completely below the interval of the other time's ratio. A time
  /// has the mark if it is lower than at least one other time, and if no other time is lower.
  /// Architectures with equal counts are not compared with each other: either all of them have the
  /// mark, or none of them has it.
  package var isBest = false
  /// The ratio of the baseline's second time to its first time, which shows how large the noise is.
  ///
  /// The ratio is `nil` if the baseline was not measured twice, or if the row does not belong to an
  /// architecture.
  var noise: Ratio?
  /// The figures of the baseline; `nil` if there is no baseline.
  var baseline: DispatchFigures?
  /// The figures of all compared architectures, in the same interaction.
  var compared: [DispatchFigures] = []

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

  /// Returns the row's count minus the baseline's count.
  ///
  /// - Parameter column: The column with the counts.
  /// - Returns: The difference; `nil` for the baseline itself, and if one of the counts is missing.
  package func difference(in column: CounterColumn) -> Int? {
    guard !isBaseline, let own = column.value(figures), let other = baseline.flatMap(column.value)
    else { return nil }
    return own - other
  }

  /// Returns the difference to the baseline's count as text, such as `+4` or `−2`.
  ///
  /// - Parameter column: The column with the counts.
  /// - Returns: The text, which is `=` for equal counts; `nil` if there is no difference to show.
  package func differenceText(in column: CounterColumn) -> String? {
    difference(in: column).map { difference in
      if difference == 0 { return "=" }
      return (difference > 0 ? "+" : "−") + abs(difference).grouped
    }
  }

  /// Returns true if the row shows the architecture with the lowest count of all architectures.
  ///
  /// Several rows can have the lowest count. No row is best if all counts are equal.
  ///
  /// A layout is an order of the program's functions and data. A count can be measured in several
  /// layouts, and then has several values. Such a count is lower than another count if its largest
  /// value is smaller than the smallest value of the other count. A row is best if its count is
  /// lower than at least one other count, and if no other count is lower.
  package func isBest(in column: CounterColumn) -> Bool {
    guard case .architecture = subject, let own = column.range(in: figures) else { return false }
    let others = compared.compactMap(column.range)
    return others.contains { own.high < $0.low } && !others.contains { $0.high < own.low }
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
    let ratios = zip(architectures, compared).map { entry, figures in
      // By definition the baseline's ratio is 1. Its second measurement says how exact that is.
      entry.id == baseline?.id ? again.ratio ?? figures.ratio : figures.ratio
    }
    let best = bestTimes(ratios, of: compared)
    var rows = [
      DispatchRow(
        subject: .floor, figures: figures(in: controls.floor), baseline: baselineFigures)
    ]
    for (index, entry) in architectures.enumerated() {
      let isBaseline = entry.id == baseline?.id
      rows.append(
        DispatchRow(
          subject: .architecture(entry), figures: compared[index], isBaseline: isBaseline,
          isBest: best[index], noise: again.ratio, baseline: baselineFigures, compared: compared))
      if isBaseline {
        // Compared with its own interval, the second measurement would always be within noise.
        rows.append(DispatchRow(subject: .again, figures: again, baseline: baselineFigures))
      }
    }
    return rows
  }

  /// Returns an array with true for each time that has the mark of the best value.
  ///
  /// Rows with equal counts do the same work, so their times are not compared with each other.
  private func bestTimes(_ ratios: [Ratio?], of figures: [DispatchFigures]) -> [Bool] {
    func isLowest(_ index: Int) -> Bool {
      guard let own = ratios[index] else { return false }
      let others = ratios.indices.filter { !figures[$0].hasSameCounts(as: figures[index]) }
        .compactMap { ratios[$0] }
      return others.contains { own.high < $0.low } && !others.contains { $0.high < own.low }
    }
    let lowest = ratios.indices.map(isLowest)
    return ratios.indices.map { index in
      lowest[index]
        && ratios.indices.allSatisfy { other in
          lowest[other] || !figures[other].hasSameCounts(as: figures[index])
        }
    }
  }
}

extension DispatchFigures {
  /// Returns true if the numbers of instructions and all counts of the main table are equal.
  ///
  /// The result is false if all these counts are missing.
  fileprivate func hasSameCounts(as other: Self) -> Bool {
    let columns = CounterColumn.columns(.main) + Counter.instructions.columns
    return columns.allSatisfy { $0.value(self) == $0.value(other) }
      && columns.contains { $0.value(self) != nil }
  }
}

extension CounterColumn {
  /// Returns the smallest and the largest value of a count in several layouts of the program.
  ///
  /// The two values are equal if layouts do not change the count, or if the count is known in only
  /// one layout. The result is `nil` if there is no count.
  fileprivate func range(in figures: DispatchFigures) -> CountRange? {
    guard let count = value(figures) else { return nil }
    guard movesWithLayout, let layouts = figures.instructionsInLayouts,
      let instructions = figures.counts[.instructions]
    else { return CountRange(low: count, high: count) }
    return CountRange(
      low: count + layouts.low - instructions, high: count + layouts.high - instructions)
  }
}
