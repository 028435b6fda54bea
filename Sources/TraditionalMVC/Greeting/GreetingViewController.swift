import Foundation
import PortableUIKit

/// Turns what the person does on the greeting screen into messages to the model.
final class GreetingViewController: UIViewController {
  private let model: GreetingModel
  private let screenView: GreetingScreenView

  init(model: GreetingModel, screenView: GreetingScreenView) {
    self.model = model
    self.screenView = screenView
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = screenView
  }

  func showGreetingTapped() {
    model.greet()
  }
}
