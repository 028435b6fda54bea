import HeadlessUIKit
import Terminal

nonisolated enum CaretMovement: Sendable {
  case left, right, toBeginning, toEnd
  /// A movement to the left: past any spaces, and then to the beginning of a word.
  case toWordBeginning
}

/// A line of text with a caret between two characters or at either end of the text.
///
/// ```swift
/// var text = EditedText(beforeCaret: "David Blaine")
/// text.delete(.toWordBeginning)
/// text.move(.toBeginning)
/// text.insert("Dear ")
/// text.text  // "Dear David "
/// ```
nonisolated struct EditedText: Equatable {
  private(set) var beforeCaret: String
  private(set) var afterCaret: String

  init(beforeCaret: String = "", afterCaret: String = "") {
    self.beforeCaret = beforeCaret
    self.afterCaret = afterCaret
  }

  var text: String { beforeCaret + afterCaret }

  /// Inserts a text before the caret.
  mutating func insert(_ text: String) {
    beforeCaret += text
  }

  /// Moves the caret, but never beyond the beginning or the end of the text.
  mutating func move(_ movement: CaretMovement) {
    switch movement {
    case .left: moveLeft(over: beforeCaret.suffix(1))
    case .right:
      guard !afterCaret.isEmpty else { return }
      beforeCaret.append(afterCaret.removeFirst())
    case .toBeginning: moveLeft(over: beforeCaret[...])
    case .toEnd:
      beforeCaret += afterCaret
      afterCaret = ""
    case .toWordBeginning:
      let spaces = beforeCaret.reversed().prefix(while: \.isWhitespace).count
      let word = beforeCaret.dropLast(spaces).reversed().prefix { !$0.isWhitespace }.count
      moveLeft(over: beforeCaret.suffix(spaces + word))
    }
  }

  /// Deletes the text that a movement of the caret would pass over.
  mutating func delete(_ movement: CaretMovement) {
    let former = self
    move(movement)
    switch movement {
    case .left, .toBeginning, .toWordBeginning: afterCaret = former.afterCaret
    case .right, .toEnd: beforeCaret = former.beforeCaret
    }
  }

  private mutating func moveLeft(over text: Substring) {
    afterCaret = text + afterCaret
    beforeCaret = String(beforeCaret[..<text.startIndex])
  }

  /// Returns the text in at most `width` columns, with a bar (`|`) for the caret.
  ///
  /// If the text is too wide, the result is the part near the caret, with an ellipsis at each cut.
  func fitted(to width: Int) -> String {
    // A line shows only the text near the caret, and the text may have any length.
    let before = beforeCaret.suffix(1_000).printable
    let after = afterCaret.prefix(1_000).printable
    let room = max(0, width - 1)
    let roomAfter = max(room - before.displayWidth, min(after.displayWidth, room / 2))
    let fittedBefore = before.fittedEnd(to: room - min(after.displayWidth, roomAfter))
    let fittedAfter = after.fitted(to: room - fittedBefore.displayWidth)
    return width > 0 ? fittedBefore + "|" + fittedAfter : ""
  }
}

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
