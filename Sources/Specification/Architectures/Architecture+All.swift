extension Architecture {
  /// All architectures, in the order in which the reports list them.
  package nonisolated static let all = [
    mvc, traditionalMVC, lighterMVC, logicController, actions, mvp, supervisingMVP, mvvm,
    observationMVVM, coordinatorMVVM, viper, cleanSwift, unidirectional, redux,
  ]

  /// The architecture that the other architectures are compared with by default.
  package nonisolated static let baseline = mvc

  /// The identifier of ``baseline``.
  package nonisolated static let baselineID = baseline.id
}
