import Foundation

/// Methods that control the editing of a text field.
///
/// Every method has a default implementation, because every method is optional in UIKit.
package protocol UITextFieldDelegate: AnyObject {
  /// Returns true if editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns true if editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns true if `string`, the new text, may replace the text in a range; true by default.
  ///
  /// The range counts UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns true if the text field should process the return key; true by default.
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
