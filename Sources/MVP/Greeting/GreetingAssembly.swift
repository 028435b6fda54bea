import Models
import PortableUIKit

/// Puts the greeting screen together.
package enum GreetingAssembly {
  /// Makes the greeting screen for a person.
  package static func makeScreen(person: Person) -> UIViewController {
    let presenter = GreetingPresenter(person: person)
    let viewController = GreetingViewController(presenter: presenter)
    presenter.view = viewController
    return viewController
  }
}
