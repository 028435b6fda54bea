import HeadlessUIKit
import Models

/// Builds the profile's module and leads out of it.
package final class ProfileRouter {
  private weak var viewController: UIViewController?
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  init(
    makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }

  /// Makes the profile screen of whoever is signed in; logging out leads to the log-in screen.
  package static func makeModule(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let router = ProfileRouter(makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
    let interactor = ProfileInteractor(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    let presenter = ProfilePresenter(interactor: interactor, router: router)
    let viewController = ProfileViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}

extension ProfileRouter: ProfileRouterInput {
  func showLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }

  func showPost(_ post: Post) {
    viewController?.navigationController?.pushViewController(makePostScreen(post), animated: true)
  }
}
