import PortableUIKit

extension ObservableValue<String> {
  /// Binds the text of a field, which is not retained, to the value in both directions.
  func bindBothWays(to textField: UITextField) {
    bind(to: textField) { textField, text in
      // The user's own typing comes back here, and setting it anew would move the caret.
      guard textField.text != text else { return }
      textField.text = text
    }
    textField.addAction(
      UIAction { [weak textField] _ in self.value = textField?.text ?? "" },
      for: .editingChanged)
  }
}
