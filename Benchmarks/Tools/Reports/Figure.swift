import Terminal

/// The kind of value that is the best of several: the lowest or the highest one.
package enum BestValue {
  case lowest, highest
}

/// A number to compare, and the text that shows the number.
package struct FigureValue {
  package let number: Double
  package let text: String

  /// Creates a value from a number and its text.
  package init(number: Double, text: String) {
    self.number = number
    self.text = text
  }
}

/// A row of a table: its label, its meaning, and a function that returns the row's value for a
/// subject, such as an architecture.
package struct Figure<Subject> {
  package let label: String
  package let meaning: String
  /// The kind of value that is the best; `nil` if no value is better than another.
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

  /// Returns the same figure for larger subjects, each of which contains a subject of this figure.
  ///
  /// For example, a figure of a code size becomes a figure of an architecture, because an
  /// architecture contains a code size.
  ///
  /// - Parameter subject: A function that takes a larger subject, and returns the subject in it.
  ///   The function returns `nil` if the larger subject contains none.
  /// - Returns: A figure with the same label and meaning. It shows the value of the contained
  ///   subject.
  package func of<Whole>(_ subject: @escaping (Whole) -> Subject?) -> Figure<Whole> {
    Figure<Whole>(label, meaning, best: best) { subject($0).flatMap(value) }
  }

  /// The same figure without marks for the best value, for use when no value is better than
  /// another.
  package var withoutBest: Self {
    Self(label, meaning, best: nil, value: value)
  }

  /// The label and its meaning, for a legend.
  package var legendTerm: Report.Term {
    Report.Term(term: label, meaning: meaning)
  }

  /// Returns the value of a subject as text; `nil` if the value was not measured.
  package func text(of subject: Subject) -> String? {
    value(subject)?.text
  }

  /// Returns the table's row with one cell for each subject.
  ///
  /// The cells with the best value are marked, unless all values are equal.
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
  /// Returns a count as a value for a table.
  package static func count(_ count: Int) -> Self {
    Self(number: Double(count), text: count.grouped)
  }

  /// Returns a part divided by a whole, shown as a percentage; `nil` if the whole is 0.
  ///
  /// The text is `100.0%` only if the part equals the whole, and never because of rounding.
  package static func share(_ part: Int, of whole: Int) -> Self? {
    guard whole > 0 else { return nil }
    let share = Double(part) / Double(whole)
    let perMille = part < whole ? min(999, Int((share * 1000).rounded())) : 1000
    return Self(number: share, text: "\(perMille / 10).\(perMille % 10)%")
  }

  /// Returns the ratio of a count to the baseline's count; `nil` if the baseline's count is 0.
  package static func multiple(_ count: Int, of baseline: Int) -> Self? {
    guard baseline > 0 else { return nil }
    let multiple = Double(count) / Double(baseline)
    return Self(number: multiple, text: "×" + multiple.fixed(2))
  }
}
