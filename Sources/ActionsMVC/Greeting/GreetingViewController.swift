import Foundation
import PortableUIKit
import Models
import Views

/// Greets a person, in the words of its action.
final class GreetingViewController: UIViewController {
  private let person: Person
  private let actions: Actions
  private let greetingView = GreetingView()

  init(person: Person, actions: Actions) {
    self.person = person
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = greetingView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingView.button.addAction(
      UIAction { [weak self] _ in self?.showGreetingTapped() }, for: .primaryActionTriggered)
  }

  private func showGreetingTapped() {
    greetingView.label.text = actions.greet(self, person)
  }
}
