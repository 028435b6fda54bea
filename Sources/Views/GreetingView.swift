import Foundation
import HeadlessUIKit

/// The view of the greeting screen.
package final class GreetingView: UIView {
  /// Shows the greeting in the label when it is tapped.
  package let button = UIButton(type: .system)

  /// Shows the greeting, and nothing before the tap.
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
