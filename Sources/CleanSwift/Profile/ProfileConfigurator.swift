import Models
import PortableUIKit

/// Connects the parts of the profile screen.
package enum ProfileConfigurator {
  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package static func makeScreen(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let presenter = ProfilePresenter()
    let worker = ProfileWorker(service: service, cache: cache, postService: postService)
    let interactor = ProfileInteractor(presenter: presenter, worker: worker)
    let router = ProfileRouter(
      dataStore: interactor, photoLibrary: photoLibrary, makeLogInScreen: makeLogInScreen,
      makePostScreen: makePostScreen)
    let viewController = ProfileViewController(interactor: interactor, router: router)
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
