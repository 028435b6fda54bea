import Costs
import Reports
import Sizes
import Terminal
import Testability

extension Comparison {
  /// The table of the main figures, with one row for each architecture.
  ///
  /// A figure that was not measured is a dash, and the best is marked where less is better.
  package var summary: Table {
    let figures = Self.summaryFigures.map { $0.row(of: architectures) }
    return Table(
      title: "Summary", columns: figures.map { Table.Column(title: $0.label) },
      sections: [
        Table.Section(
          rows: architectures.enumerated().map { index, entry in
            Table.Row(label: entry.name, cells: figures.map { $0.cells[index] })
          })
      ], overflow: .divide)
  }

  /// Returns the labels in the summary that the given legend does not explain, with their
  /// meanings.
  func summaryTerms(besides legend: [Report.Term]) -> [Report.Term] {
    let known = Set(legend.map(\.term))
    return Self.summaryFigures.map(\.legendTerm).filter { !known.contains($0.term) }
  }

  private static var summaryFigures: [EntryFigure] {
    [
      Figure("code lines", CodeSizeFigures.codeLines.meaning, best: .lowest) {
        ($0.size?.total.codeLines).map { .count($0) }
      },
      Figure(
        "of them for the smallest screen",
        "The code lines of Greeting, the smallest screen, without what Shared has for it.",
        best: .lowest
      ) {
        ($0.size?.features["Greeting"]?.codeLines).map { .count($0) }
      },
      faultsThatNeedView,
      Figure(
        "lines of view-free tests",
        "The code lines of the view-free tests; more is neither better nor worse.",
        best: nil
      ) {
        ($0.coverage?.testCodeLines).map { .count($0) }
      },
      Figure(
        "bytes that a profile screen in use keeps",
        "The memory that the profile screen and its views keep once the screen has appeared.",
        best: .lowest
      ) { ($0.figures(of: "profile-open")?.counts[.liveBytes]).map { .count($0) } },
      Figure(
        "instructions that the pattern adds to a saved name",
        """
        The instructions of the interaction name-saved, minus the instructions of the models, and \
        minus the instructions of the screen without an architecture. Where the layout of the \
        program moves them, the smallest and the largest number.
        """,
        best: .lowest
      ) { $0.addedInstructions },
    ]
  }
}

extension Comparison.Entry {
  /// Returns the dispatch costs of an interaction; `nil` if the interaction was not measured.
  package func figures(of interaction: String) -> DispatchFigures? {
    dispatch?.first { $0.interaction == interaction }
  }

  /// The instructions that the pattern adds when a name is saved, as a range if the layout of the
  /// program moves them; `nil` if they were not counted.
  package var addedInstructions: FigureValue? {
    let saved = figures(of: "name-saved")
    guard let net = saved?.net?[.instructions] else { return nil }
    guard let range = saved?.netInstructionsInLayouts else { return .count(net) }
    return FigureValue(
      number: Double(net), text: "\(range.low.grouped) to \(range.high.grouped)")
  }
}
