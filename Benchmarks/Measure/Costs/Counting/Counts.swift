/// The exact counts of some work, such as a tap: one count for each counter.
///
/// A count that was not made is `nil`, and encoded as `null`.
package struct Counts: Equatable, Sendable {
  private var values: [Counter: Int]

  /// Creates counts from the given values; the count of each counter without a value is `nil`.
  package init(_ values: [Counter: Int] = [:]) {
    self.values = values
  }

  /// The counts of work that does nothing: 0 for every counter.
  static let zero = Counts(Dictionary(uniqueKeysWithValues: Counter.allCases.map { ($0, 0) }))

  package subscript(counter: Counter) -> Int? {
    get { values[counter] }
    set { values[counter] = newValue }
  }

  /// Returns the differences, which are `nil` for each counter with a count that is `nil`.
  static func - (counts: Counts, others: Counts) -> Counts {
    var difference = Counts()
    for counter in Counter.allCases {
      guard let count = counts[counter], let other = others[counter] else { continue }
      difference[counter] = count - other
    }
    return difference
  }

  /// A copy in which each count that depends on the addresses of code and data is `nil`.
  var independentOfAddresses: Counts {
    var counts = self
    for counter in Counter.allCases where counter.dependsOnAddresses { counts[counter] = nil }
    return counts
  }

  /// Returns a copy without the counts that mean nothing for an interaction: that of live bytes is
  /// `nil` unless a screen is opened.
  func meaningful(openingScreen: Bool) -> Counts {
    var counts = self
    for counter in Counter.allCases where counter.isOfOpenedScreens && !openingScreen {
      counts[counter] = nil
    }
    return counts
  }
}

extension Counts: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Counter.self)
    self.init()
    for counter in Counter.allCases {
      self[counter] = try container.decodeIfPresent(Int.self, forKey: counter)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    // The keys are those of the list of counters, which no property names.
    var container = encoder.container(keyedBy: Counter.self)
    for counter in Counter.allCases { try container.encode(self[counter], forKey: counter) }
  }
}
