import Foundation
import PortableUIKit
import Views

/// Shows the model's greeting, and passes input to the controller.
final class GreetingScreenView: GreetingView {
  weak var controller: GreetingViewController?

  private let model: GreetingModel

  init(model: GreetingModel) {
    self.model = model
    super.init()
    button.addAction(
      UIAction { [weak self] _ in self?.controller?.showGreetingTapped() },
      for: .primaryActionTriggered)
    model.addDependent(self)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension GreetingScreenView: Dependent {
  func update(_ aspect: Void) {
    label.text = model.greeting
  }
}
