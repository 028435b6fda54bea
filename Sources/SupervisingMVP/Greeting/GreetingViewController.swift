import Foundation
import PortableUIKit
import Views

/// The view of the greeting screen: binds itself to the model, and passes events on.
final class GreetingViewController: UIViewController {
  private let model: GreetingModel
  private let presenter: any GreetingPresenterProtocol
  private let greetingView = GreetingView()

  init(model: GreetingModel, presenter: any GreetingPresenterProtocol) {
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
    model.$greeting.bind(to: self) { $0.greetingView.label.text = $1 }
    greetingView.button.addAction(
      UIAction { [weak self] _ in self?.presenter.showGreetingTapped() },
      for: .primaryActionTriggered)
  }
}
