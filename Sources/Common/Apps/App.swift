import PortableUIKit
import Models

/// An app that is built in one architecture and makes its screens.
///
/// What an app keeps, such as a store or a coordinator, may outlive a screen.
@MainActor package protocol App: AnyObject {
  /// Makes the greeting screen for a person.
  func makeGreetingScreen(person: Person) -> UIViewController
  /// Makes the profile screen of the signed-in user.
  func makeProfileScreen() -> UIViewController
}

/// The parts that an app is built from.
package struct AppDependencies {
  package let service: any UserService
  package let cache: UserCache
  package let photoLibrary: any PhotoLibrary
  package let postService: any PostService
  /// The navigation controller that shows the screens of the app.
  package let navigationController: UINavigationController
  package let makeLogInScreen: @MainActor () -> UIViewController
  package let makePostScreen: @MainActor (Post) -> UIViewController

  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, navigationController: UINavigationController,
    makeLogInScreen: @escaping @MainActor () -> UIViewController,
    makePostScreen: @escaping @MainActor (Post) -> UIViewController
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
    self.navigationController = navigationController
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }
}

/// A function that builds an app.
package typealias MakeApp = @MainActor @Sendable (AppDependencies) -> any App
