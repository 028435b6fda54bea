import Foundation
import HeadlessUIKit
import Views

/// The greeting screen: shows the model by itself, and forwards what the person does.
final class GreetingViewController: UIViewController {
  private let model: GreetingModel
  private let presenter: GreetingPresenter
  private let greetingView = GreetingView()

  init(model: GreetingModel, presenter: GreetingPresenter) {
    self.model = model
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
    model.$greeting.bind(to: greetingView.label) { $0.text = $1 }
    greetingView.button.addAction(
      UIAction { [weak self] _ in self?.presenter.showGreetingTapped() },
      for: .primaryActionTriggered)
  }
}
