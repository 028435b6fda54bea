import PortableUIKit

extension UILabel {
  /// Shows a message; hides the label if there is none.
  package func showMessage(_ message: String?) {
    text = message
    isHidden = message == nil
  }
}
