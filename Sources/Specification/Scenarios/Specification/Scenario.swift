import Models

/// A sequence of actions and expectations on one screen, which must hold in every architecture.
///
/// ```swift
/// let scenario = Scenario(
///   "greeting.empty-name", proves: "G-2", "G-3",
///   on: .greeting(Person(firstName: "", lastName: "Blaine")),
///   steps: [
///     .open, .tap(Control.greetingButton), .sees(Control.greetingLabel, "Hello Blaine"),
///   ])
/// ```
package nonisolated struct Scenario: Identifiable, Hashable, Sendable {
  /// The screen of a scenario, with its model.
  package enum Screen: Hashable, Sendable {
    case greeting(Person)
    case profile(cached: User?)
  }

  /// The identifier on the command line, such as `profile.rename-saved`.
  package let id: String
  /// The numbers of the requirements that it proves.
  package let requirements: [String]
  package let screen: Screen
  package let steps: [Step]
  /// How many times a run performs the steps in one app.
  ///
  /// After the last time, the app must keep no more than after the first (P-21). So several rounds
  /// need steps that leave every screen they open.
  package let rounds: Int

  /// Creates a scenario from groups of steps, which follow each other.
  package init(
    _ id: String, proves requirements: String..., on screen: Screen, rounds: Int = 1,
    steps: [Step]...
  ) {
    self.id = id
    self.requirements = requirements
    self.screen = screen
    self.rounds = rounds
    self.steps = Array(steps.joined())
  }
}

extension Scenario {
  /// Every scenario of the specification without a change request.
  nonisolated static let base =
    greeting + profileLoading + profileDisplayName + profilePhoto + profileErrors + profileLeaving
    + profileReplaced + profileRemoved + profileUnused + profileCovered + profilePosts
    + profileDays + profileUndisturbed + profileCache
}
