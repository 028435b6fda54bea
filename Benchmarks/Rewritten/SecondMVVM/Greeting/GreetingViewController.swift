import Foundation
import PortableUIKit
import Views

/// The view of the greeting, bound to its view model.
final class GreetingViewController: UIViewController {
  private let viewModel: GreetingViewModel
  private let greetingView = GreetingView()

  init(viewModel: GreetingViewModel) {
    self.viewModel = viewModel
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
      UIAction { [weak self] _ in self?.viewModel.showGreeting() }, for: .touchUpInside)
    viewModel.greeting.bind(to: self) { $0.greetingView.label.text = $1 }
  }
}
