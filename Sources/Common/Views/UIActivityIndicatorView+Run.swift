import PortableUIKit

extension UIActivityIndicatorView {
  /// Starts the indicator, or stops it.
  package func run(_ isRunning: Bool) {
    if isRunning {
      startAnimating()
    } else {
      stopAnimating()
    }
  }
}
