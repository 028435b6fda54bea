import HeadlessUIKit
import Models

/// Puts the profile screen together.
package enum ProfileAssembly {
  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package static func makeScreen(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    makeLogInScreen: @escaping () -> UIViewController
  ) -> UIViewController {
    let model = ProfileModel()
    let presenter = ProfilePresenter(
      model: model, service: service, cache: cache, photoLibrary: photoLibrary)
    let viewController = ProfileViewController(
      model: model, presenter: presenter, makeLogInScreen: makeLogInScreen)
    presenter.view = viewController
    return viewController
  }
}
