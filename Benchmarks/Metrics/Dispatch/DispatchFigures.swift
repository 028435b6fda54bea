/// What one interaction costs on its way from the control through the roles back to the view.
///
/// A figure that could not be measured is `nil`, and encoded as `null`.
package struct DispatchFigures: Codable, Equatable, Sendable {
  /// The interaction's name, such as `greeting-tap`.
  package var interaction: String
  /// The time of one interaction.
  package var nanoseconds: Estimate?
  /// The time compared with the baseline's, round by round; exactly 1 for the baseline.
  package var ratio: Ratio?
  /// Machine instructions outside of the kernel.
  package var instructions: Int?
  /// Calls of `malloc` and `calloc`.
  package var allocations: Int?
  /// The bytes that those calls asked for.
  package var allocatedBytes: Int?
  package var retains: Int?
  package var releases: Int?
  package var weakLoads: Int?
  /// Calls from the kit's own code whose target is only known when they are made.
  package var dynamicHops: Int?
  /// The counters without what the floor takes.
  package var net: NetFigures?

  /// Creates figures for an interaction, none of which is measured yet.
  package init(interaction: String) {
    self.interaction = interaction
  }

  package func encode(to encoder: any Encoder) throws {
    // The synthesized method would leave out what is nil.
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(interaction, forKey: .interaction)
    try container.encode(nanoseconds, forKey: .nanoseconds)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(instructions, forKey: .instructions)
    try container.encode(allocations, forKey: .allocations)
    try container.encode(allocatedBytes, forKey: .allocatedBytes)
    try container.encode(retains, forKey: .retains)
    try container.encode(releases, forKey: .releases)
    try container.encode(weakLoads, forKey: .weakLoads)
    try container.encode(dynamicHops, forKey: .dynamicHops)
    try container.encode(net, forKey: .net)
  }
}

/// The exact counters of an interaction without what the same control costs with no architecture.
package struct NetFigures: Codable, Equatable, Sendable {
  package var instructions: Int?
  package var allocations: Int?
  package var allocatedBytes: Int?
  package var retains: Int?
  package var releases: Int?
  package var weakLoads: Int?
  package var dynamicHops: Int?

  /// Creates figures none of which is known yet.
  package init() {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(instructions, forKey: .instructions)
    try container.encode(allocations, forKey: .allocations)
    try container.encode(allocatedBytes, forKey: .allocatedBytes)
    try container.encode(retains, forKey: .retains)
    try container.encode(releases, forKey: .releases)
    try container.encode(weakLoads, forKey: .weakLoads)
    try container.encode(dynamicHops, forKey: .dynamicHops)
  }
}

/// Everything that was found out about dispatch.
package struct DispatchResult: Codable, Equatable, Sendable {
  /// The same controls with no architecture behind them.
  package var floor: [DispatchFigures]
  /// The baseline, measured a second time.
  package var again: [DispatchFigures]
  /// The figures of each architecture, by its id.
  package var architectures: [String: [DispatchFigures]]
  /// Why a figure is `nil`, and what was left out.
  package var notes: [String]

  package init(
    floor: [DispatchFigures], again: [DispatchFigures],
    architectures: [String: [DispatchFigures]], notes: [String]
  ) {
    self.floor = floor
    self.again = again
    self.architectures = architectures
    self.notes = notes
  }
}
