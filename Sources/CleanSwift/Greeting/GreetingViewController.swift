import Foundation
import PortableUIKit
import Views

/// The outcomes that the presenter asks the view controller to display.
protocol GreetingDisplayLogic: AnyObject {
  func displayGreet(viewModel: Greeting.Greet.ViewModel)
}

/// Requests the greeting, and displays it.
final class GreetingViewController: UIViewController {
  private let interactor: any GreetingBusinessLogic
  private let greetingView = GreetingView()

  init(interactor: any GreetingBusinessLogic) {
    self.interactor = interactor
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
  }

  private func showGreetingTapped() {
    interactor.greet(request: Greeting.Greet.Request())
  }
}

extension GreetingViewController: GreetingDisplayLogic {
  func displayGreet(viewModel: Greeting.Greet.ViewModel) {
    greetingView.label.text = viewModel.greeting
  }
}
