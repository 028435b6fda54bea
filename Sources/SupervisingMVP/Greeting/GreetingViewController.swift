import Foundation
import PortableUIKit
import Views

/// The view of the greeting screen: passes events on, and sets the outputs that it is given.
final class GreetingViewController: UIViewController {
  private let presenter: any GreetingPresenterProtocol
  private let greetingView = GreetingView()

  init(presenter: any GreetingPresenterProtocol) {
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
