import Foundation
import HeadlessUIKit
import Views

/// A greeting screen whose action only sets the label.
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
