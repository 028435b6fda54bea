import Costs
import Reports

extension Comparison {
  /// The table of the main figures, with one row for each architecture.
  package var summary: Table { table(of: .summary) }

  /// Makes a table with one row for each architecture.
  ///
  /// A figure that was not measured is a dash.
  ///
  /// - Parameters:
  ///   - group: The figures, one for each column.
  ///   - title: Returns the title of a column.
  /// - Returns: The table.
  package func table(
    of group: FigureGroup, titled title: (EntryFigure) -> String = \.column
  ) -> Table {
    let figures = group.figures
    return Table(
      title: group.title, columns: figures.map { Table.Column(title: title($0)) },
      sections: [
        Table.Section(
          rows: architectures.map { entry in
            Table.Row(
              label: entry.name,
              cells: figures.map { figure in
                figure.text(of: entry).map { Table.Cell(text: $0) } ?? .notMeasured
              })
          })
      ], overflow: .divide)
  }
}

extension Comparison.Entry {
  /// Returns the dispatch costs of an interaction; `nil` if the interaction was not measured.
  package func figures(of interaction: String) -> DispatchFigures? {
    dispatch?.first { $0.interaction == interaction }
  }
}
