import Statistics

/// The cost of one interaction on its way from the control through the roles back to the view.
///
/// A figure that could not be measured is `nil`, and encoded as `null`.
package struct DispatchFigures: Equatable, Sendable {
  /// The interaction's name, such as `greeting-tap`.
  package var interaction: String
  /// The time of one interaction.
  package var nanoseconds: Estimate?
  /// The time compared with the baseline's, round by round; exactly 1 for the baseline.
  package var ratio: Ratio?
  /// The exact counts; in JSON they stand beside the other figures, not in an object of their own.
  package var counts = Counts()
  /// The counts without what the floor takes and without the models' own work; negative where an
  /// architecture saves something.
  package var net: Counts?

  /// Creates figures for an interaction, none of which is measured yet.
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
  /// The same controls with no architecture behind them.
  package var floor: [DispatchFigures]
  /// The baseline, measured a second time.
  package var again: [DispatchFigures]
  /// The baseline's first interaction with one twentieth more work; `nil` if not timed.
  package var slowed: DispatchFigures?
  /// MVVM's bindings, by the number of observers, beside a stored closure.
  package var bindings: [DispatchFigures]
  /// The figures of each architecture, by its id.
  package var architectures: [String: [DispatchFigures]]
  /// The reasons why a figure is `nil` or something was left out.
  package var notes: [String]

  package init(
    floor: [DispatchFigures], again: [DispatchFigures], slowed: DispatchFigures?,
    bindings: [DispatchFigures],
    architectures: [String: [DispatchFigures]], notes: [String]
  ) {
    self.floor = floor
    self.again = again
    self.slowed = slowed
    self.bindings = bindings
    self.architectures = architectures
    self.notes = notes
  }
}
