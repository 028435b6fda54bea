import PortableUIKit
import Models
import Apps

nonisolated extension Architecture {
  /// A function that makes the greeting screen for a person.
  package typealias MakeGreetingScreen = @MainActor @Sendable (Person) -> UIViewController

  /// A function that makes the profile screen from the parts of the app.
  package typealias MakeProfileScreen = @MainActor @Sendable (AppDependencies) -> UIViewController

  /// Creates an architecture whose app keeps nothing beside its dependencies.
  package init(
    id: String, name: String, module: String, roles: [Role],
    makeGreetingScreen: @escaping MakeGreetingScreen,
    makeProfileScreen: @escaping MakeProfileScreen
  ) {
    self.init(id: id, name: name, module: module, roles: roles) { dependencies in
      ScreenApp(
        dependencies: dependencies, makeGreetingScreen: makeGreetingScreen,
        makeProfileScreen: makeProfileScreen)
    }
  }
}

/// An app that only passes its dependencies to each screen that it makes.
///
/// Most patterns say nothing about what surrounds their screens.
package final class ScreenApp: App {
  private let dependencies: AppDependencies
  private let makeGreeting: Architecture.MakeGreetingScreen
  private let makeProfile: Architecture.MakeProfileScreen

  package init(
    dependencies: AppDependencies, makeGreetingScreen: @escaping Architecture.MakeGreetingScreen,
    makeProfileScreen: @escaping Architecture.MakeProfileScreen
  ) {
    self.dependencies = dependencies
    makeGreeting = makeGreetingScreen
    makeProfile = makeProfileScreen
  }

  package func makeGreetingScreen(person: Person) -> UIViewController {
    makeGreeting(person)
  }

  package func makeProfileScreen() -> UIViewController {
    makeProfile(dependencies)
  }
}

/// Returns a function that hands the parts of the app to one that takes each of them.
package nonisolated func fromParts(
  _ makeScreen:
    @escaping @MainActor @Sendable (
      any UserService, UserCache, any PhotoLibrary, any PostService,
      _ makeLogInScreen: @escaping () -> UIViewController,
      _ makePostScreen: @escaping (Post) -> UIViewController
    ) -> UIViewController
) -> Architecture.MakeProfileScreen {
  {
    makeScreen(
      $0.service, $0.cache, $0.photoLibrary, $0.postService, $0.makeLogInScreen, $0.makePostScreen)
  }
}
