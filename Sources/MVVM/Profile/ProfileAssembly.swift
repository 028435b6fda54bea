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
    let viewModel = ProfileViewModel(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    let viewController = ProfileViewController(viewModel: viewModel)
    viewModel.onLogOut = { [weak viewController] in
      viewController?.navigationController?.setViewControllers(
        [makeLogInScreen()], animated: true)
    }
    viewModel.onPostSelected = { [weak viewController] post in
      viewController?.navigationController?.pushViewController(
        makePostScreen(post), animated: true)
    }
    return viewController
  }
}
