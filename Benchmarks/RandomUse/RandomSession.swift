import Scenarios

/// A use of one screen: the actions of a person and the answers of the services.
///
/// ```swift
/// let session = RandomSession(
///   screen: .profile(cached: .blaine), steps: [.open, .tap(Control.logOut)])
/// ```
package struct RandomSession: Equatable, Sendable {
  package var screen: Scenario.Screen
  /// The steps, none of which is an expectation.
  package var steps: [Step]

  package init(screen: Scenario.Screen, steps: [Step]) {
    self.screen = screen
    self.steps = steps
  }
}
