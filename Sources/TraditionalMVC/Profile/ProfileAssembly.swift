import HeadlessUIKit
import Models

/// Puts the profile screen together.
package enum ProfileAssembly {
  /// Makes the screen of the signed-in user, which the log-in screen replaces after logging out.
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
