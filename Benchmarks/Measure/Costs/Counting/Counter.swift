/// A quantity that is counted exactly while an interaction runs, such as the number of allocations.
///
/// Each counter is declared in a file of its own in the folder `Counters`, and is an element of the
/// list ``all``. Tables, legends, JSON and the web page take their counters from this list, and so
/// does the check against a kept run (an earlier run, saved in a file).
///
/// ```swift
/// extension Counter {
///   /// Blocks of memory that are given back.
///   package static let frees = Counter(
///     "frees", title: "frees", place: .further, meaning: "Blocks of memory that are freed."
///   ) { $0.calls(of: .deallocation) }
/// }
/// ```
package struct Counter: Sendable {
  /// The interactions for which a counter is reported: all, or only those that open a screen.
  enum Scope {
    case allInteractions
    /// The interactions whose result is a new screen that has appeared.
    case interactionsThatOpen
  }

  /// The name of the counter in JSON, such as `allocations`.
  package let key: String
  /// True if the check against a kept run (an earlier run, saved in a file) compares this count.
  package let isChecked: Bool
  /// True if the same work gives different counts on different models of processor.
  package let dependsOnProcessor: Bool
  /// True if the same work gives different counts when code and data lie at other addresses.
  ///
  /// If the system refuses to place processes at fixed addresses, the count is left out.
  let dependsOnAddresses: Bool
  let scope: Scope
  let count: @Sendable (InstructionTally) -> Int
  private let title: String
  private let name: String
  private let place: CounterColumn.Place
  private let meaning: String
  private let others: [CounterColumn]

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - key: The name of the counter in JSON.
  ///   - title: The short title of the counter's column.
  ///   - name: The whole name, shown where there is more room; the title by default.
  ///   - place: The table that shows the counter's column.
  ///   - meaning: A sentence that explains the counter in a legend.
  ///   - others: More columns of the counter, such as one for the net count. The net count is the
  ///     count minus the count of the floor (the screen without an architecture) and minus the
  ///     count of the models' own work.
  ///   - isChecked: True if the check against a kept run compares the counts.
  ///   - dependsOnProcessor: True if the same work gives different counts on different models of
  ///     processor.
  ///   - dependsOnAddresses: True if the same work gives different counts when code and data lie at
  ///     other addresses.
  ///   - scope: The interactions for which the counter is reported.
  ///   - count: A function that takes the sums over a recording and returns the count.
  init(
    _ key: String, title: String, name: String? = nil, place: CounterColumn.Place, meaning: String,
    others: [CounterColumn] = [], isChecked: Bool = true,
    dependsOnProcessor: Bool = false, dependsOnAddresses: Bool = false,
    scope: Scope = .allInteractions,
    count: @escaping @Sendable (InstructionTally) -> Int
  ) {
    self.key = key
    self.title = title
    self.name = name ?? title
    self.place = place
    self.meaning = meaning
    self.others = others
    self.isChecked = isChecked
    self.dependsOnProcessor = dependsOnProcessor
    self.dependsOnAddresses = dependsOnAddresses
    self.scope = scope
    self.count = count
  }

  /// The counter's columns: one for the whole count, then the others, such as the net count.
  package var columns: [CounterColumn] {
    let column = CounterColumn(
      id: key, title: title, name: name, place: place, movesWithLayout: dependsOnAddresses,
      meaning: meaning
    ) {
      $0.counts[self]
    }
    return [column] + others
  }

  /// Returns the columns that the counter has in the given table.
  package func columns(_ place: CounterColumn.Place) -> [CounterColumn] {
    columns.filter { $0.place == place }
  }
}

extension Counter: Hashable {
  package static func == (left: Counter, right: Counter) -> Bool {
    left.key == right.key
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

extension Counter: CodingKey {
  package var stringValue: String { key }
  package var intValue: Int? { nil }

  /// Creates the counter that has this name in JSON, such as `retains`; `nil` if there is none.
  package init?(stringValue: String) {
    guard let counter = Self.all.first(where: { $0.key == stringValue }) else { return nil }
    self = counter
  }

  package init?(intValue: Int) {
    return nil
  }
}

/// A counter is encoded as its name.
extension Counter: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let key = try container.decode(String.self)
    guard let counter = Counter(stringValue: key) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no counter \(key).")
    }
    self = counter
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(key)
  }
}
