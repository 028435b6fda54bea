import PortableUIKit
import Models

/// Coordinates the profile: shows the posts that the person selects, and opens the photo library.
///
/// The photo library presents a screen, so the coordinator supplies the function that opens it. The
/// view model asks for a photo as it asks a service. Logging out leads out of the flow, so the
/// parent decides what follows.
final class ProfileCoordinator {
  /// The function that is told that the person has logged out.
  var onLogOut: (@MainActor () -> Void)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let navigationController: UINavigationController
  private let makePostScreen: (Post) -> UIViewController

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, navigationController: UINavigationController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
    self.navigationController = navigationController
    self.makePostScreen = makePostScreen
  }

  private func showPost(_ post: Post) {
    navigationController.pushViewController(makePostScreen(post), animated: true)
  }
}

extension ProfileCoordinator: Coordinator {
  func makeScreen() -> UIViewController {
    let viewModel = ProfileViewModel(
      service: service, cache: cache, postService: postService,
      choosePhoto: { [photoLibrary] in await photoLibrary.choosePhoto() })
    viewModel.onPostSelected = { [weak self] post in self?.showPost(post) }
    viewModel.onLogOut = { [weak self] in self?.onLogOut?() }
    return ProfileViewController(viewModel: viewModel)
  }
}
