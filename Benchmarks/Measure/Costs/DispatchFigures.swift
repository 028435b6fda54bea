import Reports

/// The cost of one interaction in one architecture, from the control's event until the view has
/// changed.
///
/// A figure that could not be measured is `nil`, and encoded as `null`.
package struct DispatchFigures: Equatable, Sendable {
  /// The interaction's name, such as `greeting-tap`.
  package var interaction: String
  /// The estimated time of one interaction, in nanoseconds.
  package var nanoseconds: Estimate?
  /// The time divided by the baseline's time; exactly 1 for the baseline itself.
  ///
  /// The baseline is the architecture that the others are compared with. The program is launched
  /// several times, and each launch has many rounds. A round measures every architecture once, so
  /// it gives one ratio for this architecture. The ratio of a launch is the median of the ratios of
  /// its rounds. This value is the geometric mean of the ratios of all launches.
  package var ratio: Ratio?
  /// The exact counts, such as the number of instructions.
  ///
  /// In JSON, the counts stand beside the other figures, not in an object of their own.
  package var counts = Counts()
  /// The net counts: the counts minus those of the floor and minus those of the models' own work.
  ///
  /// The floor is the screen without an architecture. A net count is negative where an architecture
  /// does less than the floor.
  package var net: Counts?
  /// The smallest and the largest number of instructions in several layouts; `nil` if instructions
  /// were counted in one layout only, or not at all.
  ///
  /// A layout is the order in which the linker places functions and data.
  package var instructionsInLayouts: CountRange?
  /// The smallest and the largest number of net instructions in several layouts; `nil` if the
  /// layouts do not move it, or if the numbers are not known.
  package var netInstructionsInLayouts: CountRange? {
    guard let net = net?[.instructions], let all = counts[.instructions],
      let layouts = instructionsInLayouts, layouts.low < layouts.high
    else { return nil }
    return CountRange(low: net + layouts.low - all, high: net + layouts.high - all)
  }

  /// Creates the figures of an interaction, all of which are `nil` at first.
  package init(interaction: String) {
    self.interaction = interaction
  }
}

extension DispatchFigures: Codable {
  private enum CodingKeys: String, CodingKey {
    case interaction, nanoseconds, ratio, net, instructionsInLayouts
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    interaction = try container.decode(String.self, forKey: .interaction)
    nanoseconds = try container.decodeIfPresent(Estimate.self, forKey: .nanoseconds)
    ratio = try container.decodeIfPresent(Ratio.self, forKey: .ratio)
    counts = try Counts(from: decoder)
    net = try container.decodeIfPresent(Counts.self, forKey: .net)
    instructionsInLayouts = try container.decodeIfPresent(
      CountRange.self, forKey: .instructionsInLayouts)
  }

  package func encode(to encoder: any Encoder) throws {
    // The synthesized method would put the counts into an object of their own.
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(interaction, forKey: .interaction)
    try container.encode(nanoseconds, forKey: .nanoseconds)
    try container.encode(ratio, forKey: .ratio)
    try counts.encode(to: encoder)
    try container.encode(net, forKey: .net)
    try container.encode(instructionsInLayouts, forKey: .instructionsInLayouts)
  }
}

/// A range of counts, from the smallest to the largest.
package struct CountRange: Codable, Equatable, Sendable {
  package let low: Int
  package let high: Int

  /// Creates a range.
  package init(low: Int, high: Int) {
    self.low = low
    self.high = high
  }
}

/// The costs of interactions in all architectures, and in the controls.
///
/// The controls are measurements to compare with, such as those of the floor (the screens without
/// an architecture).
package struct DispatchResult: Codable, Equatable, Sendable {
  /// The figures of the floor (the screens without an architecture), one for each interaction.
  package var floor: [DispatchFigures]
  /// The figures of the models' own work, one for each interaction that has such work.
  ///
  /// This work is the same in every architecture, so it is no part of the net counts.
  package var models: [DispatchFigures]
  /// The figures of a second measurement of the baseline, one for each interaction.
  ///
  /// The baseline is the architecture that the others are compared with. Differences between its
  /// two measurements are noise.
  package var again: [DispatchFigures]
  /// The figures of the baseline's interaction `greeting-tap` with 5% more work; `nil` if not
  /// measured.
  ///
  /// The interaction is repeated 5% more often than in the other measurements. The added
  /// repetitions do not count as interactions, so one interaction seems to take 5% longer. These
  /// figures show if the measured times are precise enough to reveal 5% more work.
  package var slowed: DispatchFigures?
  /// The figures of each way to deliver a text to labels, such as a stored closure, MVVM's bindings
  /// and Observation.
  package var bindings: [DispatchFigures]
  /// The figures of each architecture, one for each interaction; the key is the architecture's id.
  package var architectures: [String: [DispatchFigures]]
  /// Sentences that say why figures are `nil` or less exact than usual, and what was left out.
  package var notes: [String]
  /// The sentence that says why instructions were not counted in several layouts; `nil` if they
  /// were, or if that was not asked for.
  package var noteOnLayouts: String?
}
