import Scenarios

/// A sequence of steps on one screen: the actions of a person and the answers of the services.
///
/// ```swift
/// let session = RandomSession(
///   screen: .profile(cached: .blaine), steps: [.open, .tap(Control.logOut)])
/// ```
struct RandomSession: Equatable, Sendable {
  var screen: Scenario.Screen
  /// The steps in their order: actions and answers, but no expectations.
  var steps: [Step]
}
