import Foundation
import PortableUIKit
import Views

/// The view of the greeting screen, which is bound to a view model.
final class GreetingViewController: UIViewController {
  private let viewModel: GreetingViewModel
  private let greetingView = GreetingView()

  init(viewModel: GreetingViewModel) {
    self.viewModel = viewModel
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
      UIAction { [weak self] _ in self?.viewModel.showGreeting() }, for: .touchUpInside)
    viewModel.greeting.bind { [weak self] in self?.greetingView.label.text = $0 }
  }
}
