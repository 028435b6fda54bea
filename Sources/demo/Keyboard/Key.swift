/// What a person presses on a terminal's keyboard.
nonisolated enum Key: Hashable, Sendable {
  case character(Character)
  case tab, backTab, up, down, enter, backspace, escape
  /// Control and T, which is no character and may be pressed while one types.
  case controlT
}
