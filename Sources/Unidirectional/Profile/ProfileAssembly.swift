import Models
import PortableUIKit

/// Puts the profile screen together, and navigates from it.
package enum ProfileAssembly {
  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package static func makeScreen(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let effectHandler = ProfileEffectHandler(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    let viewController = ProfileViewController(
      store: Store(
        state: .initial, reduce: ProfileReducer.reduce, run: effectHandler.run))
    effectHandler.showPost = { [weak viewController] post in
      viewController?.navigationController?.pushViewController(
        makePostScreen(post), animated: true)
    }
    effectHandler.showLogIn = { [weak viewController] in
      viewController?.navigationController?.setViewControllers(
        [makeLogInScreen()], animated: true)
    }
    return viewController
  }
}
