import PortableUIKit
import Models

/// Navigates from the profile.
///
/// The router also builds the module, as routers of VIPER do. The photo library presents a screen,
/// so the router opens the library and owns the request for a photo. Like the interactor, the
/// router answers through its output.
package final class ProfileRouter {
  weak var output: (any ProfileRouterOutput)?

  private weak var viewController: UIViewController?
  private let photoLibrary: any PhotoLibrary
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private let requests = Requests()

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
    interactor.output = presenter
    router.output = presenter
    router.viewController = viewController
    presenter.view = viewController
    return viewController
  }
}

extension ProfileRouter: ProfileRouterInput {
  func choosePhoto() {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.output?.didChoosePhoto(result.get())
    }
  }

  func cancelChoosingPhoto() {
    requests.cancel(.choosePhoto)
  }

  func showPost(_ post: Post) {
    viewController?.navigationController?.pushViewController(makePostScreen(post), animated: true)
  }

  func showLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}
