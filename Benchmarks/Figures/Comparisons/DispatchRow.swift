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
    /// A way to deliver a text to labels, such as a stored closure.
    case binding(ComparedBinding)

    var isFloor: Bool { if case .floor = self { true } else { false } }
    var isAgain: Bool { if case .again = self { true } else { false } }
  }

  package let subject: Subject
  package let figures: DispatchFigures
  /// True if the other rows are compared with this row.
  package var isBaseline = false
  /// The figures of the baseline; `nil` if there is no baseline.
  var baseline: DispatchFigures?

  /// True if the row's time counts as the same as the baseline's; two ways to deliver a text are no
  /// two authors' versions of one architecture, so they never are.
  package var isSame: Bool {
    if case .binding = subject { return false }
    let figure = Figure.timeRatio
    return figure.value(figures).map { figure.sameness.areSame($0, Value(1, text: "1")) } ?? false
  }

  /// Returns true if the row's value of a figure is the same as the baseline's.
  func isSame(in figure: Figure<DispatchFigures>) -> Bool {
    guard let own = figure.value(figures), let other = baseline.flatMap(figure.value) else {
      return false
    }
    return figure.sameness.areSame(own, other)
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
