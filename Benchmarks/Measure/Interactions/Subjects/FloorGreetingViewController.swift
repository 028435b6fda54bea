import Foundation
import HeadlessUIKit
import Views

/// The greeting screen of the floor, without an architecture: the button's action only sets the
/// label.
final class FloorGreetingViewController: UIViewController {
  private let greetingView = GreetingView()

  init() {
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
      UIAction { [label = greetingView.label] _ in label.text = "Hello David Blaine" },
      for: .primaryActionTriggered)
  }
}
