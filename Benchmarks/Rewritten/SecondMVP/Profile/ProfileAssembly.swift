import Models
import PortableUIKit

/// The place where the profile screen is put together.
package enum ProfileAssembly {
  package static func makeScreen(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let presenter = ProfilePresenter(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    let viewController = ProfileViewController(
      presenter: presenter, makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
    presenter.view = viewController
    return viewController
  }
}
