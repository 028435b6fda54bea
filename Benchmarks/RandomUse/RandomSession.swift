import Scenarios

/// Some use of one screen: what a person does and what the world answers.
package struct RandomSession: Equatable, Sendable {
  package var screen: Scenario.Screen
  /// None of them is an expectation.
  package var steps: [Step]

  package init(screen: Scenario.Screen, steps: [Step]) {
    self.screen = screen
    self.steps = steps
  }
}
