import Foundation
import PortableUIKit
import Views

/// Tells the presenter of the tap, and shows the greeting that the presenter sets.
final class GreetingViewController: UIViewController {
  private let presenter: any GreetingViewOutput
  private let greetingView = GreetingView()

  init(presenter: any GreetingViewOutput) {
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

extension GreetingViewController: GreetingViewInput {
  func setGreeting(_ greeting: String) {
    greetingView.label.text = greeting
  }
}
