import PortableUIKit
import Models

/// Connects the parts of the greeting screen.
///
/// In the pattern's source the view controller has its configurator set its parts. Here it is
/// created with them.
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
