/// A position in a text, before, between or after its characters.
package final class UITextPosition {
  /// The distance from the beginning of the text, in UTF-16 code units.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  convenience init(_ index: String.Index, in text: String) {
    self.init(offset: index.utf16Offset(in: text))
  }
}

/// A range of text between two positions.
package final class UITextRange {
  /// The position at which the range begins.
  package let start: UITextPosition
  /// The position at which the range ends.
  package let end: UITextPosition

  init(start: UITextPosition, end: UITextPosition) {
    self.start = start
    self.end = end
  }

  /// True if the range begins and ends at the same position, as it does for a caret.
  package var isEmpty: Bool { start.offset == end.offset }
}

extension String {
  /// Rounds a position up to a boundary between characters and returns the index of the boundary.
  func characterBoundary(at position: UITextPosition) -> Index {
    let index = Index(utf16Offset: min(position.offset, utf16.count), in: self)
    return Index(index, within: self) ?? self.index(after: index)
  }
}
