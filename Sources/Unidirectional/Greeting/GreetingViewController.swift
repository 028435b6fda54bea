import Foundation
import PortableUIKit
import Views

/// Renders the state of the greeting screen, and sends a message for the tap.
final class GreetingViewController: UIViewController {
  private let store: Store<GreetingState, GreetingMessage>
  private let greetingView = GreetingView()

  init(store: Store<GreetingState, GreetingMessage>) {
    self.store = store
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
      UIAction { [weak self] _ in self?.store.send(.showGreetingTapped) },
      for: .primaryActionTriggered)
    store.setRenderer { [weak self] state in self?.render(state) }
  }

  private func render(_ state: GreetingState) {
    greetingView.label.text = state.greeting
  }
}
