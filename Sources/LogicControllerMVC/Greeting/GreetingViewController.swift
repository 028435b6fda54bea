import Foundation
import PortableUIKit
import Views

/// Tells the logic controller of a tap, and renders the state that it returns.
package final class GreetingViewController: UIViewController {
  private let logicController: GreetingLogicController
  private let greetingView = GreetingView()

  /// Creates the screen that renders the states of a logic controller.
  package init(logicController: GreetingLogicController) {
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
  }

  private func showGreetingTapped() {
    render(logicController.greet())
  }

  private func render(_ state: GreetingState) {
    greetingView.label.text = state.greeting
  }
}
