extension UITextField {
  /// Types text on the keyboard, character by character; says whether the field was being edited.
  ///
  /// Not in UIKit, where a keyboard does this.
  @discardableResult
  package func type(_ text: String) -> Bool {
    for character in text {
      guard isEditing else { return false }
      insertText(String(character))
    }
    return isEditing
  }

  /// Presses the return key, which ends editing if the field has an action for
  /// `editingDidEndOnExit`; says whether the field was being edited.
  ///
  /// Not in UIKit, where a keyboard does this.
  @discardableResult
  package func pressReturn() -> Bool {
    guard isEditing else { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
    return true
  }
}
