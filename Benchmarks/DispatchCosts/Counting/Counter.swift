/// Something that is counted exactly while an interaction runs; the raw value is its name in files.
package enum Counter: String, CaseIterable, CodingKey, Sendable {
  /// Machine instructions outside of the kernel; one with a repeat prefix counts once.
  case instructions
  /// Of the instructions, those of the concurrency runtime, of libdispatch and of the queue that
  /// hands out their jobs, with the library functions that these call.
  case runtimeInstructions
  /// Calls and jumps by the kit's own code whose target is only known when they are made.
  case dynamicHops
  /// Strong references that the Swift runtime was asked to add, weak loads excepted.
  case retains
  /// Strong references that the Swift runtime was asked to drop.
  case releases
  /// Weak references that were loaded or copied.
  case weakLoads
  /// Blocks of memory that were asked of the allocator, by whomever.
  case allocations
  /// The bytes that were asked for with these blocks.
  case allocatedBytes
  /// The bytes of those blocks that were not freed again; of interactions that build a screen.
  case liveBytes
}

/// What some work did, counter by counter; `nil`, encoded as `null`, for what was not counted.
package struct Counts: Equatable, Sendable {
  private var values: [Counter: Int]

  /// Creates counts from what is known.
  package init(_ values: [Counter: Int] = [:]) {
    self.values = values
  }

  /// Counts of nothing that happened.
  static let zero = Counts(Dictionary(uniqueKeysWithValues: Counter.allCases.map { ($0, 0) }))

  package subscript(counter: Counter) -> Int? {
    get { values[counter] }
    set { values[counter] = newValue }
  }

  /// The differences where both sides are known.
  static func - (counts: Counts, others: Counts) -> Counts {
    var difference = Counts()
    for counter in Counter.allCases {
      guard let count = counts[counter], let other = others[counter] else { continue }
      difference[counter] = count - other
    }
    return difference
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
    var container = encoder.container(keyedBy: Counter.self)
    for counter in Counter.allCases { try container.encode(self[counter], forKey: counter) }
  }
}
