import Models

/// What a person does on one screen, and what must then hold, in every architecture.
package nonisolated struct Scenario: Identifiable, Hashable, Sendable {
  /// The screen that is opened, and with what.
  package enum Screen: Hashable, Sendable {
    case greeting(Person)
    case profile(cached: User?)
  }

  /// The name on the command line, such as `profile.rename-saved`.
  package let id: String
  /// The numbers of the requirements that it proves.
  package let requirements: [String]
  package let screen: Screen
  package let steps: [Step]

  /// Creates a scenario from its steps, in groups that follow each other.
  package init(
    _ id: String, proves requirements: String..., on screen: Screen, steps: [Step]...
  ) {
    self.id = id
    self.requirements = requirements
    self.screen = screen
    self.steps = Array(steps.joined())
  }
}

extension Scenario {
  /// Every scenario of the specification.
  package nonisolated static let all =
    greeting + profileLoading + profileDisplayName + profilePhoto + profileErrors + profileLeaving
    + profilePosts + profileCache
}
