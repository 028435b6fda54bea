import Models
import PortableUIKit

/// Builds the module of the greeting, which leads to no other screen.
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
