import Foundation
import HeadlessUIKit
import Models

/// Turns what the person does on the greeting screen into messages to the model.
package final class GreetingViewController: UIViewController {
  private let model: GreetingModel

  /// Creates the screen for a person.
  package init(person: Person) {
    model = GreetingModel(person: person)
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func loadView() {
    view = GreetingScreenView(model: model, controller: self)
  }

  func showGreetingTapped() {
    model.greet()
  }
}
