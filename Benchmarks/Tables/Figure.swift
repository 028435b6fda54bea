import Terminal

/// The end of several values that is the best.
package enum BestValue {
  case lowest, highest
}

/// A value to compare and its text to show.
package struct FigureValue {
  package let number: Double
  package let text: String

  /// Creates a value.
  package init(number: Double, text: String) {
    self.number = number
    self.text = text
  }
}

/// A row of a table: its label, its meaning, and a function that reads its value off a subject.
package struct Figure<Subject> {
  package let label: String
  package let meaning: String
  /// `nil` if no value is better than another.
  let best: BestValue?
  let value: (Subject) -> FigureValue?

  package init(
    _ label: String, _ meaning: String, best: BestValue?, value: @escaping (Subject) -> FigureValue?
  ) {
    self.label = label
    self.meaning = meaning
    self.best = best
    self.value = value
  }

  /// The same figure of something that has a subject.
  package func of<Whole>(_ subject: @escaping (Whole) -> Subject?) -> Figure<Whole> {
    Figure<Whole>(label, meaning, best: best) { subject($0).flatMap(value) }
  }

  /// The same figure where a smaller or larger value is no merit.
  package var withoutBest: Self {
    Self(label, meaning, best: nil, value: value)
  }

  package var explanation: Report.Explanation {
    Report.Explanation(term: label, meaning: meaning)
  }

  /// The row of these subjects, its best values marked unless all are equal.
  package func row(of subjects: [Subject]) -> Table.Row {
    let values = subjects.map(value)
    let numbers = values.compactMap { $0?.number }
    let bestNumber: Double? =
      switch best {
      case .lowest: numbers.min()
      case .highest: numbers.max()
      case nil: nil
      }
    let isDecided = Set(numbers).count > 1
    return Table.Row(
      label: label,
      cells: values.map { value in
        guard let value else { return .notMeasured }
        return Table.Cell(text: value.text, isBest: isDecided && value.number == bestNumber)
      })
  }
}

extension FigureValue {
  /// A count.
  package static func count(_ count: Int) -> Self {
    Self(number: Double(count), text: count.grouped)
  }

  /// A part of a whole as a percentage, 100% only for all of it; `nil` for a part of nothing.
  package static func share(_ part: Int, of whole: Int) -> Self? {
    guard whole > 0 else { return nil }
    let share = Double(part) / Double(whole)
    let perMille = part < whole ? min(999, Int((share * 1000).rounded())) : 1000
    return Self(number: share, text: "\(perMille / 10).\(perMille % 10)%")
  }

  /// A count divided by the baseline's; `nil` if the baseline is nothing.
  package static func multiple(_ count: Int, of baseline: Int) -> Self? {
    guard baseline > 0 else { return nil }
    let multiple = Double(count) / Double(baseline)
    return Self(number: multiple, text: "×" + multiple.fixed(2))
  }
}
