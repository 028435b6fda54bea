import Models
import PortableUIKit

/// The assembly that puts the parts of the profile screen together and connects its navigation.
package enum ProfileAssembly {
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
    viewModel.onSelectPost = { [weak viewController] post in
      viewController?.navigationController?.pushViewController(
        makePostScreen(post), animated: true)
    }
    return viewController
  }
}
