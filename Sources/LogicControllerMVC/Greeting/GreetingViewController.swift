import Foundation
import HeadlessUIKit
import Views

/// Renders the states of the greeting screen.
final class GreetingViewController: UIViewController {
  private let logicController: GreetingLogicController
  private let greetingView = GreetingView()

  init(logicController: GreetingLogicController) {
    self.logicController = logicController
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
    render(.idle)
  }

  private func showGreetingTapped() {
    logicController.showGreeting { [weak self] state in self?.render(state) }
  }

  private func render(_ state: GreetingState) {
    switch state {
    case .idle: greetingView.label.text = nil
    case .presenting(let greeting): greetingView.label.text = greeting
    }
  }
}
