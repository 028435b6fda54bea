import Apps
import Architectures
import Models
import Scenarios

/// The screens on which interactions are measured: those of one architecture, or of the floor.
package struct Subject: Sendable {
  /// The name of the architecture or of the floor in error messages.
  package let name: String
  /// The function that builds an app, which makes the screens.
  package let makeApp: MakeApp
}

extension Subject {
  /// Creates the subject with the screens of an architecture.
  package init(_ architecture: Architecture) {
    self.init(name: architecture.name, makeApp: architecture.makeApp)
  }

  /// Creates a subject whose app keeps nothing beside its dependencies.
  init(
    name: String, makeGreetingScreen: @escaping Architecture.MakeGreetingScreen,
    makeProfileScreen: @escaping Architecture.MakeProfileScreen
  ) {
    self.init(name: name) { dependencies in
      ScreenApp(
        dependencies: dependencies, makeGreetingScreen: makeGreetingScreen,
        makeProfileScreen: makeProfileScreen)
    }
  }

  /// The floor: screens with the same views as in every architecture, but without an architecture.
  ///
  /// Each action on these screens sets texts that are known in advance.
  package static let floor = Subject(
    name: "The floor", makeGreetingScreen: { _ in FloorGreetingViewController() },
    makeProfileScreen: {
      FloorProfileViewController(
        service: $0.service, postService: $0.postService, isCached: $0.cache.user != nil)
    })
}
