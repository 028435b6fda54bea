import Foundation

/// What a text field asks and tells; every method has a default, as all are optional in UIKit.
package protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether what a person typed may replace the text in a range of UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the return key does what it does by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  package func textFieldDidBeginEditing(_ textField: UITextField) {}

  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  package func textFieldDidEndEditing(_ textField: UITextField) {}

  package func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  package func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
