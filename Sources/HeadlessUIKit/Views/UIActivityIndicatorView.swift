import Foundation

/// A view that shows that a task is in progress.
package class UIActivityIndicatorView: UIView {
  /// Whether the indicator is running.
  package private(set) var isAnimating = false

  /// Whether the indicator is hidden while it is not running.
  package var hidesWhenStopped = true {
    didSet {
      if !isAnimating { isHidden = hidesWhenStopped }
    }
  }

  /// Creates an indicator that does not run yet.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = hidesWhenStopped
  }

  /// Creates an indicator from an archive, of which this module has none.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = hidesWhenStopped
  }

  /// Starts the indicator and, if it hides when stopped, shows it.
  package func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the indicator and, if it hides when stopped, hides it.
  package func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
