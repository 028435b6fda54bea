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
    let model = ProfileModel(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    let screenView = ProfileScreenView(model: model)
    let controller = ProfileViewController(
      model: model, screenView: screenView, makeLogInScreen: makeLogInScreen,
      makePostScreen: makePostScreen)
    screenView.controller = controller
    return controller
  }
}
