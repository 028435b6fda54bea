extension UITextField {
  /// Types text into the field as a person does on the keyboard, character by character.
  ///
  /// UIKit does not have this method.
  ///
  /// - Returns: True if the field was still being edited after the last character.
  @discardableResult
  package func type(_ text: String) -> Bool {
    for character in text {
      guard isEditing else { return false }
      insertText(String(character))
      UpdateCycle.run()
    }
    return isEditing
  }

  /// Presses the delete key as a person does on the keyboard.
  ///
  /// UIKit does not have this method.
  ///
  /// - Returns: True if the field was being edited when the key was pressed.
  @discardableResult
  package func pressDelete() -> Bool {
    guard isEditing else { return false }
    deleteBackward()
    UpdateCycle.run()
    return true
  }

  /// Presses the return key as a person does on the keyboard.
  ///
  /// The key ends editing if the field has an action for `editingDidEndOnExit`. UIKit does not
  /// have this method.
  ///
  /// - Returns: True if the field was being edited when the key was pressed.
  @discardableResult
  package func pressReturn() -> Bool {
    guard isEditing else { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
    UpdateCycle.run()
    return true
  }
}
