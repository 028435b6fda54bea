import Scenarios

extension ScreenMakers {
  /// Creates the functions that make the screens of an architecture.
  package init(_ architecture: Architecture) {
    self.init(
      makeGreeting: architecture.makeGreetingScreen, makeProfile: architecture.makeProfileScreen)
  }
}
