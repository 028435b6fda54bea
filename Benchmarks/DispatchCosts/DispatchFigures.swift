import Statistics

/// The cost of one interaction in one architecture, from the control's event until the view has
/// changed.
///
/// A figure that could not be measured is `nil`, and encoded as `null`.
package struct DispatchFigures: Equatable, Sendable {
  /// The interaction's name, such as `greeting-tap`.
  package var interaction: String
  /// The nanoseconds that one interaction takes.
  package var nanoseconds: Estimate?
  /// The ratio of the time to the baseline's time, compared round by round; exactly 1 for the
  /// baseline.
  package var ratio: Ratio?
  /// The exact counts; in JSON they stand beside the other figures, not in an object of their own.
  package var counts = Counts()
  /// The net counts: the counts without those of the floor, the screen without an architecture, and
  /// without those of the models' own work.
  ///
  /// A net count is negative where an architecture does less than the floor.
  package var net: Counts?

  /// Creates the figures of an interaction, all of which are `nil` at first.
  package init(interaction: String) {
    self.interaction = interaction
  }
}

extension DispatchFigures: Codable {
  private enum CodingKeys: String, CodingKey {
    case interaction, nanoseconds, ratio, net
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    interaction = try container.decode(String.self, forKey: .interaction)
    nanoseconds = try container.decodeIfPresent(Estimate.self, forKey: .nanoseconds)
    ratio = try container.decodeIfPresent(Ratio.self, forKey: .ratio)
    counts = try Counts(from: decoder)
    net = try container.decodeIfPresent(Counts.self, forKey: .net)
  }

  package func encode(to encoder: any Encoder) throws {
    // The synthesized method would put the counts into an object of their own.
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(interaction, forKey: .interaction)
    try container.encode(nanoseconds, forKey: .nanoseconds)
    try container.encode(ratio, forKey: .ratio)
    try counts.encode(to: encoder)
    try container.encode(net, forKey: .net)
  }
}

/// The dispatch costs of all architectures and controls.
package struct DispatchResult: Codable, Equatable, Sendable {
  /// The figures of the floor, the same screens without an architecture, by interaction.
  package var floor: [DispatchFigures]
  /// The figures of the second measurement of the baseline, by interaction.
  package var again: [DispatchFigures]
  /// The figures of the baseline's `greeting-tap` with 5% more repetitions; `nil` if there are
  /// none.
  package var slowed: DispatchFigures?
  /// The figures of a stored closure and of MVVM's bindings with 1, 10 and 100 observers.
  package var bindings: [DispatchFigures]
  /// The figures of each architecture, by its id.
  package var architectures: [String: [DispatchFigures]]
  /// Sentences for the report about the method, about figures that are `nil`, and about what was
  /// left out.
  package var notes: [String]
}
