import Models
import PortableUIKit

/// Connects the parts of the greeting screen, which needs no worker and no router.
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
