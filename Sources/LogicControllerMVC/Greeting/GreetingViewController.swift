import Foundation
import HeadlessUIKit
import Models
import Views

/// Renders the states of the greeting screen.
package final class GreetingViewController: UIViewController {
  private let logicController: GreetingLogicController
  private let greetingView = GreetingView()

  /// Creates the screen for a person.
  package convenience init(person: Person) {
    self.init(logicController: GreetingLogicController(person: person))
  }

  init(logicController: GreetingLogicController) {
    self.logicController = logicController
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
    render(.idle)
  }

  private func showGreetingTapped() {
    logicController.greet { [weak self] state in self?.render(state) }
  }
}

extension GreetingViewController {
  private func render(_ state: GreetingState) {
    switch state {
    case .idle:
      greetingView.label.text = nil
    case .presenting(let greeting):
      greetingView.label.text = greeting
    }
  }
}
