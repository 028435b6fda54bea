/// The counts of some work, one for each counter; `nil`, encoded as `null`, for each count that was
/// not made.
package struct Counts: Equatable, Sendable {
  private var values: [Counter: Int]

  /// Creates counts from the known values; the other counts are `nil`.
  package init(_ values: [Counter: Int] = [:]) {
    self.values = values
  }

  /// The counts of work that does nothing: 0 for every counter.
  static let zero = Counts(Dictionary(uniqueKeysWithValues: Counter.all.map { ($0, 0) }))

  package subscript(counter: Counter) -> Int? {
    get { values[counter] }
    set { values[counter] = newValue }
  }

  /// Returns the difference of two counts for each counter; `nil` where one of the counts is `nil`.
  static func - (counts: Counts, others: Counts) -> Counts {
    var difference = Counts()
    for counter in Counter.all {
      guard let count = counts[counter], let other = others[counter] else { continue }
      difference[counter] = count - other
    }
    return difference
  }

  /// The counts that do not depend on the addresses of code and data; the others are `nil`.
  var independentOfAddresses: Counts {
    var counts = self
    for counter in Counter.all where counter.dependsOnAddresses { counts[counter] = nil }
    return counts
  }

  /// Returns the counts that are reported for an interaction: live memory only if it builds a
  /// screen.
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
