import Models
import PortableUIKit

/// The assembly that puts the parts of the greeting screen together.
package enum GreetingAssembly {
  package static func makeScreen(person: Person) -> UIViewController {
    let presenter = GreetingPresenter(person: person)
    let viewController = GreetingViewController(presenter: presenter)
    presenter.view = viewController
    return viewController
  }
}
