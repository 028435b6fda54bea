/// The counts of some work, counter by counter; `nil`, encoded as `null`, for what was not counted.
package struct Counts: Equatable, Sendable {
  private var values: [Counter: Int]

  /// Creates counts from what is known.
  package init(_ values: [Counter: Int] = [:]) {
    self.values = values
  }

  /// Counts of nothing that happened.
  static let zero = Counts(Dictionary(uniqueKeysWithValues: Counter.all.map { ($0, 0) }))

  package subscript(counter: Counter) -> Int? {
    get { values[counter] }
    set { values[counter] = newValue }
  }

  /// The differences where both sides are known.
  static func - (counts: Counts, others: Counts) -> Counts {
    var difference = Counts()
    for counter in Counter.all {
      guard let count = counts[counter], let other = others[counter] else { continue }
      difference[counter] = count - other
    }
    return difference
  }

  /// The counts that mean something for an interaction.
  func meaningful(buildingScreen: Bool) -> Counts {
    var counts = self
    for counter in Counter.all where counter.scope == .interactionsThatBuild && !buildingScreen {
      counts[counter] = nil
    }
    return counts
  }
}

extension Counts: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Counter.self)
    self.init()
    for counter in Counter.all {
      self[counter] = try container.decodeIfPresent(Int.self, forKey: counter)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    // The keys are those of the list of counters, which no property names.
    var container = encoder.container(keyedBy: Counter.self)
    for counter in Counter.all { try container.encode(self[counter], forKey: counter) }
  }
}
