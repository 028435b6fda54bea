import PortableUIKit
import Models

/// Puts the greeting screen together.
package enum GreetingAssembly {
  /// Makes the greeting screen for a person.
  package static func makeScreen(person: Person) -> UIViewController {
    let model = GreetingModel(person: person)
    let screenView = GreetingScreenView(model: model)
    let controller = GreetingViewController(model: model, screenView: screenView)
    screenView.controller = controller
    return controller
  }
}
