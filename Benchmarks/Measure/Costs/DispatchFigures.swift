import Interactions
import Reports

/// The cost of one interaction in one architecture, from the control's event until the view has
/// changed, or the cost of one way to deliver a text.
///
/// A figure that could not be measured is `nil`, and encoded as `null`.
package struct DispatchFigures: Equatable, Sendable {
  /// The estimated time of one interaction, in nanoseconds.
  package var nanoseconds: Estimate?
  /// The time divided by the baseline's time; exactly 1 for the baseline itself.
  ///
  /// The baseline is the architecture that the others are compared with. The program is launched
  /// several times, and each launch has many rounds. A round measures every architecture once, so
  /// it gives one ratio for this architecture. The ratio of a launch is the median of the ratios of
  /// its rounds. This value is the geometric mean of the ratios of all launches.
  package var ratio: Estimate?
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

  /// Creates figures that are `nil` until they are measured.
  package init() {}
}

extension DispatchFigures: Codable {
  private enum CodingKeys: String, CodingKey {
    case nanoseconds, ratio, net, instructionsInLayouts
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    nanoseconds = try container.decodeIfPresent(Estimate.self, forKey: .nanoseconds)
    ratio = try container.decodeIfPresent(Estimate.self, forKey: .ratio)
    counts = try Counts(from: decoder)
    net = try container.decodeIfPresent(Counts.self, forKey: .net)
    instructionsInLayouts = try container.decodeIfPresent(
      CountRange.self, forKey: .instructionsInLayouts)
  }

  package func encode(to encoder: any Encoder) throws {
    // The synthesized method would put the counts into an object of their own.
    var container = encoder.container(keyedBy: CodingKeys.self)
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

/// The costs of the controls, which are measured to compare the architectures with them.
///
/// A cost that was not measured is `nil`.
package struct DispatchControls: Codable, Equatable, Sendable {
  /// The costs of the floor: the same screens without an architecture.
  @CostRows package var floor: [Interaction: DispatchFigures]? = nil
  /// The costs of the models' own work, in each interaction that has such work.
  ///
  /// This work is the same in every architecture, so it is no part of the net counts.
  @CostRows package var models: [Interaction: DispatchFigures]? = nil
  /// The costs from a second measurement of the baseline.
  ///
  /// The baseline is the architecture that the others are compared with. Differences between its
  /// two measurements are what measuring twice differs by.
  @CostRows package var again: [Interaction: DispatchFigures]? = nil
  /// The costs of one interaction of the baseline with 5% more work.
  ///
  /// The interaction is repeated 5% more often than in the other measurements. The added
  /// repetitions do not count as interactions, so one interaction seems to take 5% longer. These
  /// figures show if the measured times are precise enough to reveal 5% more work.
  @OrNull package var slowed: CostRow<Interaction>? = nil
  /// The costs of each way to deliver a text to labels, such as MVVM's bindings and Observation.
  ///
  /// All are compared with a stored closure, which is the simplest binding.
  @CostRows package var bindings: [ComparedBinding: DispatchFigures]? = nil

  /// Creates controls whose costs are all `nil`.
  package init() {}
}

/// The costs of interactions in all architectures, and in the controls.
package struct DispatchResult: Equatable, Sendable {
  package var controls = DispatchControls()
  /// The costs of each architecture; the key is the architecture's id.
  package var architectures: [String: [Interaction: DispatchFigures]] = [:]
  /// Sentences that say why figures are `nil` or less exact than usual, and what was left out.
  package var notes: [String] = []
  /// The sentence that says why instructions were not counted in several layouts; `nil` if they
  /// were, or if that was not asked for.
  package var noteOnLayouts: String?
}
