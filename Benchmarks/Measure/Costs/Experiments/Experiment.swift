import Architectures
import Interactions
import Jobs

/// A comparison of several ways to do the same work, such as one tap in each architecture.
///
/// Each way is a variant. The first variant is the one that the other variants are compared with.
///
/// ```swift
/// let experiment = Experiment(GreetingTap.self, baseline: Architecture.all[0], others: [])
/// print(experiment.variants.map(\.id))  // ["mvc", "again", "slowed", "floor"]
/// ```
@MainActor struct Experiment: Identifiable {
  /// The name of the experiment, such as `greeting-tap`.
  let id: String
  let variants: [Variant]
  /// The id of the floor, the variant whose counts are subtracted to get net counts.
  ///
  /// For an interaction, the floor is the screen without an architecture.
  let floor: String
  /// True if the variants perform an interaction on screens.
  ///
  /// The first variant then uses the screen of the baseline, the architecture that the others are
  /// compared with.
  var isAboutScreens = true
  /// The variant that does only the models' work, such as checking a name; `nil` if there is none.
  ///
  /// Every other variant does this work, too. The counts of this work are subtracted from those of
  /// the other variants to get net counts.
  var models: Variant?
  /// True if each variant opens a new screen; the memory that the screen keeps is then reported.
  var opensScreen = false
  /// The largest number of timed repetitions before a variant must be prepared again.
  var maximumRepetitions = Int.max
}

extension Experiment {
  /// The variants whose instructions are counted.
  ///
  /// A slowed variant is left out. It only repeats the work of another variant more often, so the
  /// count for one repetition would be the same.
  var countedVariants: [Variant] {
    variants.filter { !$0.isSlowed } + [models].compactMap(\.self)
  }

  /// Creates the experiment that performs an interaction in each architecture and on the floor.
  ///
  /// The floor has the same screens, but no architecture. The first variant performs the
  /// interaction in the baseline. All other variants are compared with the first variant.
  init(
    _ interaction: any MeasuredInteraction.Type, baseline: Architecture, others: [Architecture]
  ) {
    let first = Variant(interaction, on: Subject(baseline))
    // One interaction suffices to check that the times show one twentieth more work.
    let slowed = interaction == GreetingTap.self ? [first.slowed()] : []
    self.init(
      id: interaction.id,
      variants: [first, first.again()] + slowed + [Variant(interaction, on: .floor)]
        + others.map { Variant(interaction, on: Subject($0)) },
      floor: Subject.floor.id,
      models: Variant(modelsOf: interaction), opensScreen: interaction.opensScreen,
      maximumRepetitions: interaction.maximumRepetitions)
  }

  /// Returns an experiment for each interaction that this platform supports, and one for bindings.
  ///
  /// - Parameters:
  ///   - baseline: The architecture that the others are compared with.
  ///   - others: The other architectures.
  /// - Returns: The experiments, in the order in which they are measured.
  static func all(baseline: Architecture, others: [Architecture]) -> [Experiment] {
    allInteractions.filter { MainLoop.isSupported || !$0.isAsynchronous }
      .map { Experiment($0, baseline: baseline, others: others) } + [.bindings]
  }
}
