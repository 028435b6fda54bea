import Models
import PortableUIKit

/// The router that builds the module of the greeting, from which no way leads on.
package enum GreetingRouter {
  package static func makeModule(person: Person) -> UIViewController {
    let interactor = GreetingInteractor(person: person)
    let presenter = GreetingPresenter(interactor: interactor)
    let viewController = GreetingViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    return viewController
  }
}
