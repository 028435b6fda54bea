import Reports

/// A quantity that is counted exactly while an interaction runs, such as the number of allocations.
///
/// Each counter is declared in a file of its own in the folder `Counters`, and is an element of the
/// list ``all``. Its figures, JSON and the check against a kept run (an earlier run, saved in a
/// file) follow from that. A table shows a counter if its figure is in the table's list.
///
/// ```swift
/// extension Counter {
///   /// Blocks of memory that are given back.
///   package static let frees = Counter("frees", meaning: "Blocks of memory that are freed.") {
///     $0.calls(of: .deallocation)
///   }
/// }
/// ```
package struct Counter: Sendable {
  /// The interactions for which a counter is reported: all, or only those that open a screen.
  enum Scope {
    case allInteractions
    /// The interactions whose result is a new screen that has appeared.
    case interactionsThatOpen
  }

  /// The name of the counter in JSON, such as `weakLoads`.
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
  private let label: String
  private let column: String?
  private let sameness: Sameness
  private let meaning: String

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - key: The name of the counter in JSON.
  ///   - label: The name in tables and legends; the key by default.
  ///   - column: The title of a narrow column; the label by default.
  ///   - sameness: The rule by which two counts are the same.
  ///   - meaning: A sentence that explains the count.
  ///   - isChecked: True if the check against a kept run compares the counts.
  ///   - dependsOnProcessor: True if the same work gives different counts on different models of
  ///     processor.
  ///   - dependsOnAddresses: True if the same work gives different counts when code and data lie at
  ///     other addresses.
  ///   - scope: The interactions for which the counter is reported.
  ///   - count: A function that finds the count in a tally of instructions.
  init(
    _ key: String, label: String? = nil, column: String? = nil, sameness: Sameness = .exact,
    meaning: String, isChecked: Bool = true, dependsOnProcessor: Bool = false,
    dependsOnAddresses: Bool = false, scope: Scope = .allInteractions,
    count: @escaping @Sendable (InstructionTally) -> Int
  ) {
    self.key = key
    self.label = label ?? key
    self.column = column
    self.sameness = sameness
    self.meaning = meaning
    self.isChecked = isChecked
    self.dependsOnProcessor = dependsOnProcessor
    self.dependsOnAddresses = dependsOnAddresses
    self.scope = scope
    self.count = count
  }

  /// The figure of the whole count.
  ///
  /// Its id is the key in small letters with hyphens, such as `weak-loads`.
  package var total: Figure<DispatchFigures> {
    Figure(
      key.replacing(#/[A-Z]/#) { "-" + $0.output.lowercased() }, label, column: column,
      unit: label, better: .less, sameness: sameness, meaning
    ) { figures in
      figures.counts[self].map {
        Value($0, in: dependsOnAddresses ? figures.instructionsInLayouts : nil)
      }
    }
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
