import Models
import PortableUIKit

/// Coordinates the profile: shows the posts that the user selects, and opens the photo library.
package final class ProfileCoordinator: Coordinator {
  let children = ChildCoordinators()
  /// The function that is told how the flow has ended; the parent sets it.
  var onFinish: (@MainActor (ProfileResult) -> Void)?

  private let makeViewModel: () -> ProfileViewModel
  private let navigationController: UINavigationController
  private let makePostScreen: (Post) -> UIViewController

  /// Creates the coordinator of the signed-in user's profile.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, navigationController: UINavigationController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    makeViewModel = {
      ProfileViewModel(
        service: service, cache: cache, postService: postService,
        choosePhoto: { await photoLibrary.choosePhoto() })
    }
    self.navigationController = navigationController
    self.makePostScreen = makePostScreen
  }

  func start() -> UIViewController {
    let viewModel = makeViewModel()
    viewModel.onPostSelected = { [weak self] post in self?.showPost(post) }
    viewModel.onLogOut = { [weak self] in self?.onFinish?(.loggedOut) }
    return ProfileViewController(viewModel: viewModel)
  }

  private func showPost(_ post: Post) {
    let coordinator = PostCoordinator(post: post, makeScreen: makePostScreen)
    navigationController.pushViewController(children.start(coordinator), animated: true)
  }
}

/// How the flow of the profile has ended, where it has not just been left.
enum ProfileResult {
  case loggedOut
}
