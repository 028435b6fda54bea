import Models
import PortableUIKit

/// Builds the module of the profile, and navigates from it.
package final class ProfileRouter {
  private weak var viewController: UIViewController?

  private let photoLibrary: any PhotoLibrary
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private var photoPicker: (any PhotoPickerModuleInput)?

  init(
    photoLibrary: any PhotoLibrary, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.photoLibrary = photoLibrary
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }

  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package static func makeModule(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let router = ProfileRouter(
      photoLibrary: photoLibrary, makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
    let interactor = ProfileInteractor(service: service, cache: cache, postService: postService)
    let presenter = ProfilePresenter(interactor: interactor, router: router)
    let viewController = ProfileViewController(presenter: presenter)
    router.viewController = viewController
    interactor.output = presenter
    presenter.view = viewController
    return viewController
  }
}

extension ProfileRouter: ProfileRouterInput {
  func choosePhoto(output: any PhotoPickerModuleOutput) {
    let photoPicker = PhotoPicker(photoLibrary: photoLibrary, output: output)
    photoPicker.choosePhoto()
    self.photoPicker = photoPicker
  }

  func closePhotoPicker() {
    photoPicker?.cancelChoosingPhoto()
    photoPicker = nil
  }

  func showPost(_ post: Post) {
    viewController?.navigationController?.pushViewController(makePostScreen(post), animated: true)
  }

  func showLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}
