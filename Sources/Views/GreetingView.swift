import Foundation
import HeadlessUIKit

/// The view of the greeting screen.
package final class GreetingView: UIView {
  /// Asks for the greeting.
  package let button = UIButton(type: .system)

  /// Shows the greeting, once it was asked for.
  package let label = UILabel()

  /// Creates the view.
  package init() {
    super.init(frame: .zero)
    button.setTitle("Show greeting", for: .normal)
    button.accessibilityIdentifier = "greeting.button"
    label.numberOfLines = 0
    label.accessibilityIdentifier = "greeting.label"

    let stackView = UIStackView(arrangedSubviews: [button, label])
    stackView.axis = .vertical
    addSubview(stackView)
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
