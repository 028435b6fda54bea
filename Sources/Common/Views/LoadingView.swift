import Foundation
import PortableUIKit

/// The view that the profile screen shows while the profile is loading.
package final class LoadingView: UIView {
  /// The activity indicator that runs while the profile is loading.
  package let spinner = UIActivityIndicatorView()

  /// Creates the view with an indicator that does not run.
  package init() {
    super.init(frame: CGRect())
    spinner.accessibilityIdentifier = "profile.spinner"
    addSubview(spinner)
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
