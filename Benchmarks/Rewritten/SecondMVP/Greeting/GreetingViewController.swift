import Foundation
import PortableUIKit
import Views

/// The passive view of the greeting.
final class GreetingViewController: UIViewController {
  private let presenter: any GreetingPresenterProtocol
  private let greetingView = GreetingView()

  init(presenter: any GreetingPresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = greetingView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    greetingView.button.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapGreetingButton() }, for: .touchUpInside)
  }
}

extension GreetingViewController: GreetingViewProtocol {
  func showGreeting(_ greeting: String) {
    greetingView.label.text = greeting
  }
}
