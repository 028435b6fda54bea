/// A column of counts in a table.
package struct CounterColumn: Sendable {
  /// The table that shows a column.
  package enum Place: Sendable {
    /// The table that also shows the times.
    case besideTimes
    /// The table of further counts, which is shown only if dispatch is measured alone.
    case further
  }

  /// The name of the column in links to a part of the page.
  package let id: String
  /// The short title in tables of the terminal.
  package let title: String
  /// The whole name, shown where there is more room than in a table of the terminal.
  package let name: String
  /// The noun after a count, such as `hops`.
  package let unit: String
  let place: Place
  /// A sentence for the legend.
  package let meaning: String
  /// Returns the count from an interaction's figures; `nil` if it was not counted for the
  /// interaction.
  package let value: @Sendable (DispatchFigures) -> Int?

  init(
    id: String, title: String, name: String, unit: String? = nil, place: Place, meaning: String,
    value: @escaping @Sendable (DispatchFigures) -> Int?
  ) {
    self.id = id
    self.title = title
    self.name = name
    self.unit = unit ?? name
    self.place = place
    self.meaning = meaning
    self.value = value
  }

  /// Returns the columns that a table shows, in the order of their counters.
  package static func columns(_ place: Place) -> [CounterColumn] {
    Counter.all.flatMap(\.columns).filter { $0.place == place }
  }
}
