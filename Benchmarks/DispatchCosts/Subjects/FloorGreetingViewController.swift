import Foundation
import HeadlessUIKit
import Views

/// A button whose action sets the label, and nothing else.
final class FloorGreetingViewController: UIViewController {
  private let greetingView = GreetingView()

  override func loadView() {
    view = greetingView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingView.button.addAction(
      UIAction { [label = greetingView.label] _ in label.text = "Hello David Blaine" },
      for: .primaryActionTriggered)
  }
}
