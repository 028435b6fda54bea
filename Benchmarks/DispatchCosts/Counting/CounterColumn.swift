/// A column of counts in a table.
package struct CounterColumn: Sendable {
  /// The table that a column stands in.
  package enum Place: Sendable {
    /// Beside the times.
    case besideTimes
    /// In a table of its own, for readers of dispatch alone.
    case further
  }

  /// The name in addresses that lead to a part of the page.
  package let id: String
  /// The short title in tables of the terminal.
  package let title: String
  /// The whole name.
  package let name: String
  /// The noun behind a count, such as `hops`.
  package let unit: String
  package let place: Place
  /// A sentence for the legend.
  package let meaning: String
  /// Reads the count off an interaction's figures; `nil` if it was not counted.
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

  /// The columns of all counters that stand in a table, in their order.
  package static func columns(_ place: Place) -> [CounterColumn] {
    Counter.all.flatMap(\.columns).filter { $0.place == place }
  }
}
