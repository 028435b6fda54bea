import Foundation
import PortableUIKit

/// The view of the greeting screen.
open class GreetingView: UIView {
  /// The button that shows the greeting in the label when the person taps the button.
  package let button = UIButton(type: .system)

  /// The label that shows the greeting; it is empty until the person taps the button.
  package let label = UILabel()

  /// Creates the view with an empty label.
  public init() {
    super.init(frame: CGRect())
    button.setTitle("Show greeting", for: .normal)
    button.accessibilityIdentifier = "greeting.button"
    label.numberOfLines = 0
    label.accessibilityIdentifier = "greeting.label"

    addSubview(UIStackView(column: [button, label]))
  }

  /// Not available; the view is made in code.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
