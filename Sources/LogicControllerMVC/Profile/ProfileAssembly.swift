import PortableUIKit
import Models

/// Puts the profile screen together.
package enum ProfileAssembly {
  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package static func makeScreen(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    ProfileViewController(
      logicController: ProfileLogicController(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService),
      makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
  }
}
