import Foundation
import PortableUIKit

/// The view that the profile screen shows after a failure to load the profile.
package final class ErrorView: UIStackView {
  /// The label that shows the reason of the failure.
  package let errorLabel = UILabel()

  /// The button that loads the profile again.
  package let retryButton = UIButton(type: .system)

  /// The button that logs the user out.
  package let logOutButton = UIButton(type: .system)

  /// Creates the view as it looks before the profile is loaded: hidden, and without a reason.
  package init() {
    super.init(frame: CGRect())
    axis = .vertical
    isHidden = true
    errorLabel.numberOfLines = 0
    errorLabel.accessibilityIdentifier = "profile.error"
    retryButton.setTitle("Try again", for: .normal)
    retryButton.accessibilityIdentifier = "profile.retry"
    logOutButton.setTitle("Log out", for: .normal)
    logOutButton.accessibilityIdentifier = "profile.logout"
    for view in [errorLabel, retryButton, logOutButton] {
      addArrangedSubview(view)
    }
  }

  package required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
