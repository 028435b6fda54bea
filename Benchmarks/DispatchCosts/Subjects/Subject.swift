import Architectures
import HeadlessUIKit
import Models

/// What is measured: screens that do the same, made in one way.
struct Subject: Identifiable, Sendable {
  /// The architecture's id, or what the control of the experiment is called.
  let id: String
  /// The name that people read in an error.
  let name: String
  let makeGreetingScreen: Architecture.MakeGreetingScreen
  let makeProfileScreen: Architecture.MakeProfileScreen
}

extension Subject {
  /// The screens of an architecture.
  init(_ architecture: Architecture) {
    self.init(
      id: architecture.id, name: architecture.name,
      makeGreetingScreen: architecture.makeGreetingScreen,
      makeProfileScreen: architecture.makeProfileScreen)
  }

  /// The same views with no architecture: an action sets what is shown, all of it known beforehand.
  static let floor = Subject(
    id: "floor", name: "The floor",
    makeGreetingScreen: { _ in FloorGreetingViewController() },
    makeProfileScreen: { service, cache, _, postService, _, _ in
      FloorProfileViewController(
        service: service, postService: postService, isCached: cache.user != nil)
    })
}
