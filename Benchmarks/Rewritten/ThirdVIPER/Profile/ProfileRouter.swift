import Models
import PortableUIKit

/// The router that builds the module of the profile and leads on from it.
package final class ProfileRouter {
  private weak var viewController: UIViewController?
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private init(
    makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }

  package static func makeModule(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let interactor = ProfileInteractor(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    let router = ProfileRouter(makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
    let presenter = ProfilePresenter(interactor: interactor, router: router)
    let viewController = ProfileViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}

extension ProfileRouter: ProfileRouterProtocol {
  func showLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }

  func showPost(_ post: Post) {
    viewController?.navigationController?.pushViewController(makePostScreen(post), animated: true)
  }
}
