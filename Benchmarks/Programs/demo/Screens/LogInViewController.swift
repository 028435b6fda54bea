import Foundation
import HeadlessUIKit

/// The screen that the person sees after logging out.
final class LogInViewController: UIViewController {
  /// The function that is called when the person logs in.
  var onLogIn: () -> Void = {}

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Log in"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let label = UILabel()
    label.text = "You are logged out."
    let action = UIAction(title: "Log in") { [weak self] _ in self?.onLogIn() }
    let button = UIButton(type: .system, primaryAction: action)
    button.accessibilityIdentifier = "session.login"
    let stackView = UIStackView(arrangedSubviews: [label, button])
    stackView.axis = .vertical
    view = stackView
  }
}
