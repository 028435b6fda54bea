import Models
import PortableUIKit

/// Puts the greeting screen together.
package enum GreetingAssembly {
  /// Makes the greeting screen for a person.
  package static func makeScreen(person: Person) -> UIViewController {
    let model = GreetingModel(person: person)
    return GreetingViewController(model: model, presenter: GreetingPresenter(model: model))
  }
}
