import HeadlessUIKit

extension UITextField {
  /// The text of the field, with the caret.
  ///
  /// While the field is not being edited, the caret is at the end of the text.
  var editedText: EditedText {
    let text = text ?? ""
    let caret = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.end) }
    let index = caret.map { String.Index(utf16Offset: $0, in: text) } ?? text.endIndex
    return EditedText(beforeCaret: String(text[..<index]), afterCaret: String(text[index...]))
  }

  /// Moves the caret of the field; has no effect while the field is not being edited.
  func moveCaret(_ movement: CaretMovement) {
    let destination = position(after: movement)
    selectedTextRange = textRange(from: destination, to: destination)
  }

  /// Deletes the text that a movement of the caret would pass over, in a single change of the text.
  func delete(_ movement: CaretMovement) {
    guard let caret = selectedTextRange?.end else { return }
    let destination = position(after: movement)
    guard offset(from: caret, to: destination) != 0 else { return }
    selectedTextRange = textRange(from: caret, to: destination)
    deleteBackward()
    // The text is still selected if the delegate refused the change.
    if selectedTextRange?.isEmpty == false {
      selectedTextRange = textRange(from: caret, to: caret)
    }
  }

  private func position(after movement: CaretMovement) -> UITextPosition {
    var moved = editedText
    moved.move(movement)
    return position(from: beginningOfDocument, offset: moved.beforeCaret.utf16.count)
      ?? endOfDocument
  }
}
