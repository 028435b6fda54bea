/// A key of a terminal's keyboard.
nonisolated enum Key: Hashable, Sendable {
  case character(Character)
  case tab, backTab, enter, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// The key that deletes the character before the caret.
  case backspace
  /// The key that deletes the character after the caret.
  case delete
  /// The Control key together with a letter; the associated value is the letter in upper case.
  case control(Character)
}

extension Key {
  /// The movement of the caret that the key causes in a line of text; `nil` if there is none.
  var caretMovement: CaretMovement? {
    switch self {
    case .left: .left
    case .right: .right
    case .home, .control("A"): .toBeginning
    case .end, .control("E"): .toEnd
    default: nil
    }
  }

  /// The caret movement that would pass over the text that the key deletes.
  ///
  /// For example, the value is `toBeginning` for Control-U, which deletes the text from the
  /// beginning until the caret. The value is `nil` if the key deletes no text.
  var deletion: CaretMovement? {
    switch self {
    case .backspace: .left
    case .delete: .right
    case .control("U"): .toBeginning
    case .control("W"): .toWordBeginning
    default: nil
    }
  }
}
