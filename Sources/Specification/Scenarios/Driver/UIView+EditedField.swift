import HeadlessUIKit

extension UIView {
  /// The text field in this view that the person edits; `nil` if no field is edited.
  package var editedField: UITextField? {
    if let field = self as? UITextField, field.isEditing { return field }
    // A lazy search would search the view that has the field twice, and so at each level.
    for view in subviews {
      if let field = view.editedField { return field }
    }
    return nil
  }
}
