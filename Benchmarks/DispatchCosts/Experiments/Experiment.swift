import Architectures
import Interactions
import Jobs

/// A set of variants of the same work; each of the others is compared with the first variant.
///
/// ```swift
/// let experiment = Experiment(GreetingTap.self, baseline: Architecture.all[0], others: [])
/// print(experiment.variants.map(\.id))  // ["mvc", "again", "slowed", "floor"]
/// ```
@MainActor struct Experiment: Identifiable {
  /// The name of the experiment in a comparison, such as `greeting-tap`.
  let id: String
  let variants: [Variant]
  /// The id of the floor: the variant whose counts are subtracted to get the net counts of the
  /// others.
  let floor: String
  /// True if the variants perform an interaction on screens; the first uses the baseline's screen.
  ///
  /// The baseline is the architecture that the others are compared with.
  var isAboutScreens = true
  /// The variant that does only the models' work, which every other variant also does; `nil` if the
  /// models have no work.
  ///
  /// It is counted separately, to get the net counts.
  var models: Variant?
  /// True if each variant builds a new screen; the memory that the screen keeps is then reported.
  var buildsScreen = false
  /// The largest number of repetitions before a variant is prepared again.
  var maximumRepetitions = Int.max
}

extension Experiment {
  /// The variants that are counted only to be subtracted: the models' work, and an empty work.
  ///
  /// The list is empty if the models have no work.
  var controls: [Variant] {
    models.map { [$0, .nothing] } ?? []
  }

  /// Creates the experiment that performs an interaction on the baseline, on the floor (the screens
  /// without an architecture) and on other architectures.
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
      models: Variant(modelsOf: interaction), buildsScreen: interaction.buildsScreen,
      maximumRepetitions: interaction.maximumRepetitions)
  }

  /// Returns the experiments that are possible on this platform.
  static func all(baseline: Architecture, others: [Architecture]) -> [Experiment] {
    allInteractions.filter { MainLoop.isSupported || !$0.isAsynchronous }
      .map { Experiment($0, baseline: baseline, others: others) } + [.bindings]
  }
}
