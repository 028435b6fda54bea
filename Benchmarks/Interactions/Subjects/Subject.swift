import Architectures
import HeadlessUIKit
import Models

/// The screens on which interactions are measured: those of one architecture, or of the floor.
package struct Subject: Identifiable, Sendable {
  /// The architecture's id, or `floor`.
  package let id: String
  /// The name of the architecture or of the floor in error messages.
  package let name: String
  package let makeGreetingScreen: Architecture.MakeGreetingScreen
  package let makeProfileScreen: Architecture.MakeProfileScreen
}

extension Subject {
  /// Creates the subject with the screens of an architecture.
  package init(_ architecture: Architecture) {
    self.init(
      id: architecture.id, name: architecture.name,
      makeGreetingScreen: architecture.makeGreetingScreen,
      makeProfileScreen: architecture.makeProfileScreen)
  }

  /// The floor: screens with the same views as in every architecture, but without an architecture.
  ///
  /// Each action on these screens sets texts that are known in advance.
  package static let floor = Subject(
    id: "floor", name: "The floor",
    makeGreetingScreen: { _ in FloorGreetingViewController() },
    makeProfileScreen: { service, cache, _, postService, _, _ in
      FloorProfileViewController(
        service: service, postService: postService, isCached: cache.user != nil)
    })
}
