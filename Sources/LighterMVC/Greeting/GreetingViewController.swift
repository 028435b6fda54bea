import Foundation
import Models
import PortableUIKit
import Views

/// Greets a person.
package final class GreetingViewController: UIViewController {
  private let person: Person
  private let greetingView = GreetingView()

  /// Creates the screen for a person.
  package init(person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func loadView() {
    view = greetingView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    greetingView.button.addAction(
      UIAction { [weak self] _ in self?.showGreetingTapped() }, for: .primaryActionTriggered)
  }

  private func showGreetingTapped() {
    let name = person.fullName
    greetingView.label.text = name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
