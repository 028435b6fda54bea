import Architectures
import Interactions
import Jobs

/// A set of variants, each of which is compared with the first.
///
/// ```swift
/// let experiment = Experiment(GreetingTap.self, baseline: Architecture.all[0], others: [])
/// print(experiment.variants.map(\.id))  // ["mvc", "again", "slowed", "floor"]
/// ```
@MainActor struct Experiment: Identifiable {
  /// The name in the comparison, such as `greeting-tap`.
  let id: String
  let variants: [Variant]
  /// The id of the variant whose counts are subtracted to get the net counts of the others.
  let floor: String
  /// True if the variants perform an interaction on screens, the first on the baseline's.
  var isAboutScreens = true
  /// The models' work that every variant needs, which is counted separately; `nil` if there is
  /// none.
  var models: Variant?
  /// True if each variant leaves a new screen, whose live memory is reported.
  var buildsScreen = false
  /// The most repetitions before a variant is prepared again.
  var maximumRepetitions = Int.max
}

extension Experiment {
  /// The work that is counted in addition to the variants.
  var controls: [Variant] {
    models.map { [$0, .nothing] } ?? []
  }

  /// Creates the experiment that performs an interaction on the baseline, on the floor and on other
  /// architectures.
  init(
    _ interaction: any MeasuredInteraction.Type, baseline: Architecture, others: [Architecture]
  ) {
    let first = Variant(interaction, on: Subject(baseline))
    // One interaction suffices to test that the clock notices a twentieth.
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
