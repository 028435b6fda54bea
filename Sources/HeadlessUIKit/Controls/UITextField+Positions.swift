extension UITextField {
  /// The position before the first character.
  package var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  package var endOfDocument: UITextPosition {
    UITextPosition(offset: text?.utf16.count ?? 0)
  }

  /// Returns the position at an offset from another position, in UTF-16 code units; `nil` outside of
  /// the text.
  package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    guard target >= 0, target <= endOfDocument.offset else { return nil }
    return UITextPosition(offset: target)
  }

  /// Returns the distance between two positions in UTF-16 code units, negative if the second is
  /// before the first.
  package func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the range between two positions, in either order.
  package func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let isForward = fromPosition.offset <= toPosition.offset
    return UITextRange(
      start: isForward ? fromPosition : toPosition, end: isForward ? toPosition : fromPosition)
  }
}
