/// A column of a table with the costs of interactions; the column shows one kind of count.
package struct CounterColumn: Sendable {
  /// The table that shows a column.
  package enum Place: Sendable {
    /// The table of counts, which every report on dispatch shows first.
    case main
    /// The table of the memory that screens keep.
    case memory
    /// The table of further counts, which only the command `compare dispatch` shows.
    case further
  }

  /// The name of the column in links to a part of the web page, such as `allocations`.
  package let id: String
  /// The short title of the column for tables in the terminal, such as `allocs`.
  package let title: String
  /// The whole name of the column, for places with more room than a table in the terminal.
  package let name: String
  /// The noun that follows a count in text, such as `hops`.
  package let unit: String
  /// The table that shows the column.
  let place: Place
  /// True if the order of functions and data in the program can change the count.
  package let movesWithLayout: Bool
  /// A sentence that explains the column in a legend.
  package let meaning: String
  /// A function that returns the column's count from the figures of an interaction.
  ///
  /// The function returns `nil` if the figures do not contain this count.
  package let value: @Sendable (DispatchFigures) -> Int?

  init(
    id: String, title: String, name: String, unit: String? = nil, place: Place,
    movesWithLayout: Bool = false, meaning: String,
    value: @escaping @Sendable (DispatchFigures) -> Int?
  ) {
    self.id = id
    self.title = title
    self.name = name
    self.unit = unit ?? name
    self.place = place
    self.movesWithLayout = movesWithLayout
    self.meaning = meaning
    self.value = value
  }

  /// Returns the columns of the given table, in the order of ``Counter/all``.
  package static func columns(_ place: Place) -> [CounterColumn] {
    Counter.all.flatMap { $0.columns(place) }
  }
}
