import HeadlessUIKit

extension UIView {
  /// The text field in this view that the person edits; `nil` if there is none.
  var editedField: UITextField? {
    if let field = self as? UITextField, field.isEditing { return field }
    return subviews.lazy.compactMap(\.editedField).first
  }
}
