import PortableUIKit
import Models

/// Makes the store of the app, and screens that share it.
///
/// The app outlives its screens. Each of them has an identifier. A screen that leaves takes with it
/// what the store and the middleware keep for this identifier. For a screen that is made and never
/// shown, the middleware keeps the functions that show another one.
package final class ReduxApp {
  let store: Store
  private let profileMiddleware: ProfileMiddleware
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private var screenCount = 0

  /// Creates the app with its store; screens are made later.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    profileMiddleware = ProfileMiddleware(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    store = Store(
      state: AppState(), reducer: AppReducer.reduce, middleware: [profileMiddleware])
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }

  /// Makes the greeting screen for a person.
  package func makeGreetingScreen(person: Person) -> UIViewController {
    GreetingViewController(store: store, id: makeID(), person: person)
  }

  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package func makeProfileScreen() -> UIViewController {
    let id = makeID()
    let viewController = ProfileViewController(store: store, id: id)
    profileMiddleware.open(
      id,
      showPost: { [weak viewController, makePostScreen] post in
        viewController?.navigationController?.pushViewController(
          makePostScreen(post), animated: true)
      },
      showLogIn: { [weak viewController, makeLogInScreen] in
        viewController?.navigationController?.setViewControllers(
          [makeLogInScreen()], animated: true)
      })
    return viewController
  }

  private func makeID() -> ScreenID {
    screenCount += 1
    return ScreenID(number: screenCount)
  }
}
