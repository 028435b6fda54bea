import Models
import PortableUIKit

/// The place where the greeting screen is put together.
package enum GreetingAssembly {
  package static func makeScreen(person: Person) -> UIViewController {
    let presenter = GreetingPresenter(person: person)
    let viewController = GreetingViewController(presenter: presenter)
    presenter.view = viewController
    return viewController
  }
}
