import Foundation
import PortableUIKit
import Views

/// Shows in the greeting view what the view model holds.
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
      UIAction { [weak self] _ in self?.viewModel.showGreetingTapped() },
      for: .primaryActionTriggered)
  }

  override func updateProperties() {
    super.updateProperties()
    greetingView.label.text = viewModel.greeting
  }
}
