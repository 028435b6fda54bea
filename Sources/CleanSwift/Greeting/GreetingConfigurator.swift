import HeadlessUIKit
import Models

/// Joins the parts of the greeting scene to a cycle, as configurators of Clean Swift do.
///
/// The screen asks no service and leads to no other screen, so there is no worker and no router.
package enum GreetingConfigurator {
  /// Makes the greeting screen for a person.
  package static func makeScreen(person: Person) -> UIViewController {
    let presenter = GreetingPresenter()
    let interactor = GreetingInteractor(presenter: presenter, person: person)
    let viewController = GreetingViewController(interactor: interactor)
    presenter.viewController = viewController
    return viewController
  }
}
