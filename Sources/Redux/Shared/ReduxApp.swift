import HeadlessUIKit
import Models

/// Makes the store of the app, and screens that share it.
///
/// The app outlives its screens. A screen that leaves resets its slice, so that the next screen
/// begins anew.
package final class ReduxApp {
  private let store: Store
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  /// Creates the app with its store; screens are made later.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    store = Store(
      state: AppState(), reducer: AppReducer.reduce,
      middleware: [
        ProfileMiddleware(
          service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
      ])
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }

  /// Makes the greeting screen for a person.
  package func makeGreetingScreen(person: Person) -> UIViewController {
    GreetingViewController(store: store, person: person)
  }

  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package func makeProfileScreen() -> UIViewController {
    ProfileViewController(
      store: store, makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
  }
}
