import Models
import PortableUIKit

/// Builds the module of the profile, and navigates from it.
package final class ProfileRouter {
  private weak var viewController: UIViewController?

  private let photoPicker: any PhotoPickerInteractorInput
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  init(
    photoPicker: any PhotoPickerInteractorInput,
    makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.photoPicker = photoPicker
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }

  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package static func makeModule(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let photoPicker = PhotoPickerInteractor(photoLibrary: photoLibrary)
    let router = ProfileRouter(
      photoPicker: photoPicker, makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
    let interactor = ProfileInteractor(service: service, cache: cache, postService: postService)
    let presenter = ProfilePresenter(interactor: interactor, router: router)
    let viewController = ProfileViewController(presenter: presenter)
    photoPicker.output = presenter
    router.viewController = viewController
    interactor.output = presenter
    presenter.view = viewController
    return viewController
  }
}

extension ProfileRouter: ProfileRouterInput {
  func choosePhoto() {
    photoPicker.choosePhoto()
  }

  func cancelChoosingPhoto() {
    photoPicker.cancelChoosingPhoto()
  }

  func showPost(_ post: PostResponse) {
    let screen = makePostScreen(Post(id: post.id, title: post.title, date: post.date))
    viewController?.navigationController?.pushViewController(screen, animated: true)
  }

  func showLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}
