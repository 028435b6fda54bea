import Foundation
import HeadlessUIKit
import Views

/// The greeting screen: forwards what the person does, and sets what it is told.
final class GreetingViewController: UIViewController {
  private let presenter: GreetingPresenter
  private let greetingView = GreetingView()

  init(presenter: GreetingPresenter) {
    self.presenter = presenter
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
      UIAction { [weak self] _ in self?.presenter.showGreetingTapped() },
      for: .primaryActionTriggered)
  }
}

extension GreetingViewController: GreetingViewProtocol {
  func setGreeting(_ greeting: String) {
    greetingView.label.text = greeting
  }
}
