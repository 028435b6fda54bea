import Architectures
import Scenarios

extension ScreenMakers {
  /// The screens of an architecture.
  @MainActor package init(_ architecture: Architecture) {
    self.init(
      makeGreeting: architecture.makeGreetingScreen, makeProfile: architecture.makeProfileScreen)
  }
}
