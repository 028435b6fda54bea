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
    let store = ProfileStore(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    return ProfileViewController(
      store: store, makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
  }
}
