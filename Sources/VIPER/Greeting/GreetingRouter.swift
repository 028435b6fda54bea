import HeadlessUIKit
import Models

/// Builds the greeting's module; the screen leads nowhere, so there is no route to ask for.
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
