import Architectures
import HeadlessUIKit
import Models
import Scenarios

/// What is measured: screens that do the same, made in one way.
struct Subject: Sendable {
  /// The name that people read in an error.
  let name: String
  let makeGreetingScreen: Architecture.MakeGreetingScreen
  let makeProfileScreen: Architecture.MakeProfileScreen
}

extension Subject {
  /// The screens of an architecture.
  init(_ architecture: Architecture) {
    self.init(
      name: architecture.name, makeGreetingScreen: architecture.makeGreetingScreen,
      makeProfileScreen: architecture.makeProfileScreen)
  }

  /// The same views with no architecture: an action sets what is shown, all of it known beforehand.
  static let floor = Subject(
    name: "The floor",
    makeGreetingScreen: { _ in FloorGreetingViewController() },
    makeProfileScreen: { service, _, _, _ in FloorProfileViewController(service: service) })
}

extension Subject {
  /// Makes a profile screen for a user who is in the cache.
  @MainActor func makeProfileScreen(service: any UserService = SlowService()) -> UIViewController {
    makeProfileScreen(
      service, UserCache(user: .blaine), ScenarioPhotoLibrary(), { UIViewController() })
  }
}
