extension UITextField {
  /// The position before the first character.
  package var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  package var endOfDocument: UITextPosition {
    UITextPosition(offset: text?.utf16.count ?? 0)
  }

  /// Returns the position at an offset from another position.
  ///
  /// The offset counts UTF-16 code units. The result is `nil` if the new position would be outside
  /// of the text.
  package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    guard target >= 0, target <= endOfDocument.offset else { return nil }
    return UITextPosition(offset: target)
  }

  /// Returns the number of UTF-16 code units between two positions.
  ///
  /// The number is negative if `toPosition` is before `from`.
  package func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the range between two positions, which may be given in either order.
  package func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let isForward = fromPosition.offset <= toPosition.offset
    return UITextRange(
      start: isForward ? fromPosition : toPosition, end: isForward ? toPosition : fromPosition)
  }
}
