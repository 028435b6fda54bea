/// Something that is counted exactly while an interaction runs.
///
/// Each counter is declared in a file of its own in `Counters` and named in ``all``. Tables, JSON,
/// the page, the check against a kept run and their legends read that list.
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
  /// The interactions that a counter says something about.
  enum Scope {
    case allInteractions
    /// Those whose result is a new screen.
    case interactionsThatBuild
  }

  /// The name in JSON.
  package let key: String
  /// True if the check against a kept run compares the counter.
  package let isChecked: Bool
  /// The percentage by which the counter may always grow, however strict a check is.
  package let leastTolerance: Int
  /// True if the same work has other counts on another processor.
  package let dependsOnProcessor: Bool
  /// True if the same work has other counts where code and data lie at other addresses.
  let dependsOnAddresses: Bool
  let scope: Scope
  let count: @Sendable (InstructionTally) -> Int
  private let title: String
  private let name: String
  private let place: CounterColumn.Place
  private let meaning: String
  private let net: CounterColumn?

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - key: The name in JSON.
  ///   - title: The short title of its column; with `name` where there is more room.
  ///   - name: The whole name; the title unless given.
  ///   - place: The table that the column stands in.
  ///   - meaning: A sentence for the legend.
  ///   - net: A further column, for the count without the floor's and the models'.
  ///   - isChecked: True if the check against a kept run compares it.
  ///   - leastTolerance: The percentage by which it may always grow.
  ///   - dependsOnProcessor: True if the same work has other counts on another processor.
  ///   - dependsOnAddresses: True if the same work has other counts at other addresses.
  ///   - scope: The interactions that it says something about.
  ///   - count: Reads the count off a recording.
  init(
    _ key: String, title: String, name: String? = nil, place: CounterColumn.Place, meaning: String,
    net: CounterColumn? = nil, isChecked: Bool = true, leastTolerance: Int = 0,
    dependsOnProcessor: Bool = false, dependsOnAddresses: Bool = false,
    scope: Scope = .allInteractions,
    count: @escaping @Sendable (InstructionTally) -> Int
  ) {
    self.key = key
    self.title = title
    self.name = name ?? title
    self.place = place
    self.meaning = meaning
    self.net = net
    self.isChecked = isChecked
    self.leastTolerance = leastTolerance
    self.dependsOnProcessor = dependsOnProcessor
    self.dependsOnAddresses = dependsOnAddresses
    self.scope = scope
    self.count = count
  }

  /// The counter's columns, for the whole count and for the net count.
  package var columns: [CounterColumn] {
    let column = CounterColumn(id: key, title: title, name: name, place: place, meaning: meaning) {
      $0.counts[self]
    }
    return [column] + [net].compactMap(\.self)
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

  /// Finds a counter by its name in JSON; `nil` if there is none.
  package init?(stringValue: String) {
    guard let counter = Self.all.first(where: { $0.key == stringValue }) else { return nil }
    self = counter
  }

  package init?(intValue: Int) {
    return nil
  }
}

/// In JSON, a counter is its name.
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
