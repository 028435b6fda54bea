extension SwiftLexer {
  /// Skips white space, comments, control characters and other bytes that start no token.
  mutating func skipTrivia() {
    while let head = byte(position) {
      switch head {
      case "\n", "\r":
        skipLineBreak()
        closeSingleLineStrings()
      case 0...0x20, 0x7F:
        position += 1
      case "/":
        guard skipComment() else { return }
      case 0x80...:
        guard skipForeignByte() else { return }
      default:
        return
      }
    }
  }

  /// Skips the line break at the current position: `\n`, `\r` or `\r\n`.
  mutating func skipLineBreak() {
    if bytes[position] == "\r", byte(position + 1) == "\n" { position += 1 }
    position += 1
    line += 1
  }

  /// Skips to the next line break, or to the end of the file if no line break follows.
  mutating func skipToEndOfLine() {
    position = endOfRun(from: position) { !$0.isLineBreak }
  }

  /// Closes the single-line string literals that are still open at a line break.
  ///
  /// The open interpolations of these literals are closed, too.
  private mutating func closeSingleLineStrings() {
    while let literal = literals.last, !literal.isMultiline { closeLiteral() }
  }

  private mutating func skipComment() -> Bool {
    switch byte(position + 1) {
    case "/": skipToEndOfLine()
    case "*": skipBlockComment()
    default: return false
    }
    return true
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      guard let head = byte(position) else { return }
      switch (head, byte(position + 1)) {
      case ("/", "*"):
        depth += 1
        position += 2
      case ("*", "/"):
        depth -= 1
        position += 2
      case ("\n", _), ("\r", _):
        skipLineBreak()
      default:
        position += 1
      }
    } while depth > 0
  }

  /// Skips a character beyond ASCII that starts no token, or a byte of invalid UTF-8.
  ///
  /// Examples of the character are a no-break space and a character that Swift does not allow.
  ///
  /// - Returns: True if a character or byte was skipped; false if the character starts a token.
  private mutating func skipForeignByte() -> Bool {
    let found = encodedScalar(at: position)
    if let scalar = found?.value {
      // The compiler makes tokens of curly quotes, to explain the mistake.
      if scalar == 0x201C || scalar == 0x201D { return false }
      // A byte order mark may continue a name. Elsewhere it is white space.
      if scalar != 0xFEFF, scalar.isOperatorHead || scalar.isIdentifierTail { return false }
    }
    position += found?.length ?? 1
    return true
  }
}
