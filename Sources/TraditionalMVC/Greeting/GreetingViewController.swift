import Foundation
import Models
import PortableUIKit

/// Turns what the person does on the greeting screen into messages to the model.
package final class GreetingViewController: UIViewController {
  private let model: GreetingModel
  private let screenView: GreetingScreenView

  /// Creates the screen for a person.
  package init(person: Person) {
    model = GreetingModel(person: person)
    screenView = GreetingScreenView(model: model)
    super.init(nibName: nil, bundle: nil)
    screenView.controller = self
    title = "Greeting"
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func loadView() {
    view = screenView
  }

  func showGreetingTapped() {
    model.greet()
  }
}
