import Foundation

/// A view that shows that a task is in progress.
package class UIActivityIndicatorView: UIView {
  /// True while the indicator is running.
  package private(set) var isAnimating = false

  /// True if the indicator is hidden while it is not running.
  package var hidesWhenStopped = true {
    didSet {
      if !isAnimating { isHidden = hidesWhenStopped }
    }
  }

  /// Creates an indicator that is not running.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = hidesWhenStopped
  }

  /// Creates an indicator that is not running; the coder is ignored.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = hidesWhenStopped
  }

  /// Starts the indicator, and shows it if `hidesWhenStopped` is true.
  package func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the indicator, and hides it if `hidesWhenStopped` is true.
  package func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
