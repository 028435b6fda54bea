import PortableUIKit
import Models

/// Builds the module of the greeting, as routers of VIPER do.
///
/// The screen leads to no other screen, so the presenter has no router.
package enum GreetingRouter {
  /// Makes the greeting screen for a person.
  package static func makeModule(person: Person) -> UIViewController {
    let interactor = GreetingInteractor(person: person)
    let presenter = GreetingPresenter(interactor: interactor)
    let viewController = GreetingViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    return viewController
  }
}
