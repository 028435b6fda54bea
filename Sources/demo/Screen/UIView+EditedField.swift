import HeadlessUIKit

extension UIView {
  /// The text field in this view that the person edits; `nil` if no field is edited.
  var editedField: UITextField? {
    if let field = self as? UITextField, field.isEditing { return field }
    return subviews.lazy.compactMap(\.editedField).first
  }
}
