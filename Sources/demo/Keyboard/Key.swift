/// A key of a terminal's keyboard.
nonisolated enum Key: Hashable, Sendable {
  case character(Character)
  case tab, backTab, enter, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// The key that deletes the character before the caret.
  case backspace
  /// The key that deletes the character after the caret.
  case delete
  /// Control and a letter, given in upper case.
  case control(Character)
}

extension Key {
  /// The movement of the caret that the key makes in a line of text.
  var caretMovement: CaretMovement? {
    switch self {
    case .left: .left
    case .right: .right
    case .home, .control("A"): .toBeginning
    case .end, .control("E"): .toEnd
    default: nil
    }
  }

  /// The movement of the caret over which the key deletes in a line of text.
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
