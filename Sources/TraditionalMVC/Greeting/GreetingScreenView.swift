import Foundation
import HeadlessUIKit
import Views

/// Shows the greeting as the model has it, and hands input to the controller.
final class GreetingScreenView: UIView {
  private let model: GreetingModel
  private weak var controller: GreetingViewController?
  private let greetingView = GreetingView()

  init(model: GreetingModel, controller: GreetingViewController) {
    self.model = model
    self.controller = controller
    super.init(frame: .zero)
    addSubview(greetingView)
    model.addDependent(self)
    update(.greeting)
    greetingView.button.addAction(
      UIAction { [weak self] _ in self?.controller?.showGreetingTapped() },
      for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension GreetingScreenView: Dependent {
  func update(_ aspect: GreetingAspect) {
    switch aspect {
    case .greeting: greetingView.label.text = model.greeting
    }
  }
}
