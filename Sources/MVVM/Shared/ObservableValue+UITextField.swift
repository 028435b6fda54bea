import HeadlessUIKit

extension ObservableValue<String> {
  /// Binds the text of a field, which is not retained, to the value in both directions.
  ///
  /// The field shows the value, and the value becomes what the person types. At the end of editing,
  /// the value has the text of the field before actions that are added later are performed, even if
  /// the text was set without typing.
  func bindBothWays(to textField: UITextField) {
    bind(to: textField) { textField, text in
      // The person's own typing comes back here, and setting it anew would move the caret.
      guard textField.text != text else { return }
      textField.text = text
    }
    textField.addAction(
      UIAction { [weak self] action in
        guard let textField = action.sender as? UITextField else { return }
        self?.value = textField.text ?? ""
      }, for: [.editingChanged, .editingDidEnd])
  }
}
