import Architectures
import Jobs

/// Variants that are compared with the first of them.
@MainActor struct Experiment: Identifiable {
  /// The name in the comparison, such as `greeting-tap`.
  let id: String
  let variants: [Variant]
  /// The id of the variant whose counts are left out of the others' net.
  let floor: String
  /// Whether the variants are screens, of the baseline first.
  var isAboutScreens = true
  /// What all of them must ask of the models, to be counted apart; `nil` if that is nothing.
  var models: Variant?
  /// Whether each variant leaves a new screen behind, whose memory is worth knowing.
  var buildsScreen = false
  /// How often a variant is repeated before it is set up anew.
  var maximumRepetitions = Int.max
}

extension Experiment {
  /// What is counted beside the variants.
  var controls: [Variant] {
    models.map { [$0, .nothing] } ?? []
  }

  /// An interaction on the baseline and on all others, with the controls of the experiment.
  init(
    _ interaction: any MeasuredInteraction.Type, baseline: Architecture, others: [Architecture]
  ) {
    let first = Variant(interaction, on: Subject(baseline))
    // One interaction is enough to show what the clock can see.
    let slowed = interaction == GreetingTap.self ? [first.slowed()] : []
    self.init(
      id: interaction.id,
      variants: [first, first.again()] + slowed + [Variant(interaction, on: .floor)]
        + others.map { Variant(interaction, on: Subject($0)) },
      floor: Subject.floor.id,
      models: Variant(modelsOf: interaction), buildsScreen: interaction.buildsScreen,
      maximumRepetitions: interaction.maximumRepetitions)
  }

  /// Everything that can be measured here.
  static func all(baseline: Architecture, others: [Architecture]) -> [Experiment] {
    allInteractions.filter { MainLoop.isSupported || !$0.isAsynchronous }
      .map { Experiment($0, baseline: baseline, others: others) } + [.bindings]
  }
}
