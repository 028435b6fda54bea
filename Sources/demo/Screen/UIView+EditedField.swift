import HeadlessUIKit

extension UIView {
  /// The text field in this view that is being edited.
  var editedField: UITextField? {
    if let field = self as? UITextField, field.isEditing { return field }
    return subviews.lazy.compactMap(\.editedField).first
  }
}
