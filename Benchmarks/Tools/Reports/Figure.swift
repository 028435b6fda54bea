import Terminal

/// The values of a figure that are better than others.
package enum Better: String, Codable, Sendable {
  case less, more
}

/// A figure: what a number is called, what it means, and when two of its values are the same.
///
/// Each figure is declared once, beside the code that measures it.
package struct Figure<Subject>: Identifiable, Sendable {
  /// The name on the command line and in JSON, such as `code-lines`.
  package let id: String
  /// The name in tables and legends, such as `code lines`.
  package let label: String
  /// The title of a narrow column, such as `lines`; ``label`` by default.
  package let column: String
  /// The noun after a value, such as `lines`.
  package let unit: String
  /// The better values; `nil` if neither less nor more is better.
  package let better: Better?
  package let sameness: Sameness
  /// True if values have ranges, such as those over the layouts of the program.
  package let hasRanges: Bool
  package let meaning: String
  /// The few words of a legend without room for ``meaning``; `nil` if the column says enough.
  package private(set) var short: String?
  /// Returns the value of a subject; `nil` if it was not measured, or if the subject has none.
  package let value: @Sendable (Subject) -> Value?

  package init(
    _ id: String, _ label: String, column: String? = nil, unit: String, better: Better?,
    sameness: Sameness, hasRanges: Bool = false, _ meaning: String,
    value: @escaping @Sendable (Subject) -> Value?
  ) {
    self.id = id
    self.label = label
    self.column = column ?? label
    self.unit = unit
    self.better = better
    self.sameness = sameness
    self.hasRanges = hasRanges
    self.meaning = meaning
    self.value = value
  }

  /// Returns the same figure for larger subjects, each of which contains a subject of this figure.
  ///
  /// For example, a figure of a code size becomes a figure of an architecture, because an
  /// architecture contains a code size.
  ///
  /// - Parameter subject: A function that takes a larger subject, and returns the subject in it;
  ///   `nil` if the larger subject contains none.
  /// - Returns: A figure with the same label and meaning. It shows the value of the contained
  ///   subject.
  package func of<Whole>(_ subject: @escaping @Sendable (Whole) -> Subject?) -> Figure<Whole> {
    let value = value
    return derived(id, label, column: column, meaning) { subject($0).flatMap(value) }
  }

  /// Returns a figure that has the unit, the better values and the rule of sameness of this one.
  package func derived<Whole>(
    _ id: String, _ label: String, column: String? = nil, _ meaning: String,
    value: @escaping @Sendable (Whole) -> Value?
  ) -> Figure<Whole> {
    Figure<Whole>(
      id, label, column: column, unit: unit, better: better, sameness: sameness,
      hasRanges: hasRanges, meaning, value: value)
  }

  /// Returns the same figure with a few words for a legend without room for its meaning.
  package func inShort(_ words: String) -> Self {
    var figure = self
    figure.short = words
    return figure
  }

  /// The title of a narrow column with the unit, such as `time, ns`.
  package var columnWithUnit: String { "\(column), \(unit)" }

  /// The label and its meaning, for a legend.
  package var legendTerm: Report.Term {
    Report.Term(term: label, meaning: meaning)
  }

  /// The title of a column and its meaning, for a legend.
  package var columnTerm: Report.Term { Report.Term(term: column, meaning: meaning) }

  /// Returns the value of a subject as text; `nil` if the value was not measured.
  package func text(of subject: Subject) -> String? {
    value(subject)?.text
  }

  /// Returns the cell with the value of a subject.
  package func cell(of subject: Subject) -> Table.Cell {
    text(of: subject).map { Table.Cell(text: $0) } ?? .notMeasured
  }

  /// Returns the table's row with one cell for each subject.
  package func row(of subjects: [Subject]) -> Table.Row {
    Table.Row(label: label, cells: subjects.map(cell))
  }
}

extension Table {
  /// Creates a table with a column for each figure, and a row for each subject.
  ///
  /// If the columns do not all fit beside each other, they are divided into blocks.
  package init<Subject>(
    title: String, _ figures: [Figure<Subject>], rows: [(label: String, subject: Subject)],
    titled columnTitle: (Figure<Subject>) -> String = \.column
  ) {
    self.init(
      title: title, columns: figures.map { Column(title: columnTitle($0)) },
      sections: [
        Section(
          rows: rows.map { label, subject in
            Row(label: label, cells: figures.map { $0.cell(of: subject) })
          })
      ], overflow: .divide)
  }
}

// MARK: - Comparing

extension Figure {
  /// Returns true if both subjects have a value, and the first one's is less and not the same.
  package func isLess(_ one: Subject, than other: Subject) -> Bool {
    guard let one = value(one), let other = value(other) else { return false }
    return sameness.isLess(one, than: other)
  }

  /// Returns the subjects with the least value, and all whose value is the same as the least one,
  /// in the order of their values.
  package func least(of subjects: [Subject]) -> [Subject] {
    let measured = measured(subjects)
    return measured.first.map { least in
      measured.filter { !sameness.isLess(least.1, than: $0.1) }.map(\.0)
    } ?? []
  }

  /// Returns the subjects with the highest value, and all whose value is the same as that one, in
  /// the order of their values.
  package func most(of subjects: [Subject]) -> [Subject] {
    let measured = measured(subjects)
    return measured.last.map { most in
      measured.filter { !sameness.isLess($0.1, than: most.1) }.map(\.0)
    } ?? []
  }

  private func measured(_ subjects: [Subject]) -> [(Subject, Value)] {
    subjects.compactMap { subject in value(subject).map { (subject, $0) } }
      .sorted { $0.1.number < $1.1.number }
  }

  /// The rule of sameness as a sentence.
  package var rule: String {
    let ranges = hasRanges ? ", or if their ranges overlap" : ""
    return "Values are the same \(sameness.words(in: unit))\(ranges)."
  }
}
