extension SwiftLexer {
  /// Skips white space, comments, control characters and other bytes that start no token.
  mutating func skipTrivia() {
    while let head = byte(position) {
      switch head {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        skipLineBreak()
        closeSingleLineStrings()
      case 0...UInt8(ascii: " "), 0x7F:
        position += 1
      case UInt8(ascii: "/"):
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
    if bytes[position] == UInt8(ascii: "\r"), byte(position + 1) == UInt8(ascii: "\n") {
      position += 1
    }
    position += 1
    line += 1
  }

  /// Skips to the next line break, or to the end of the file if no line break follows.
  mutating func skipToEndOfLine() {
    while let next = byte(position), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
      position += 1
    }
  }

  /// Closes the single-line string literals that are still open at a line break.
  ///
  /// The open interpolations of these literals are closed, too.
  private mutating func closeSingleLineStrings() {
    while let literal = literals.last, !literal.isMultiline { closeLiteral() }
  }

  private mutating func skipComment() -> Bool {
    switch byte(position + 1) {
    case UInt8(ascii: "/"):
      skipToEndOfLine()
      return true
    case UInt8(ascii: "*"):
      skipBlockComment()
      return true
    default:
      return false
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      guard let head = byte(position) else { return }
      switch (head, byte(position + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
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
    guard let (scalar, length) = CharacterClasses.scalar(at: position, in: bytes) else {
      position += 1
      return true
    }
    switch scalar {
    case 0xFEFF:
      // A byte order mark may continue a name. Elsewhere it is white space.
      break
    case 0x201C, 0x201D:
      // The compiler makes tokens of curly quotes, to explain the mistake.
      return false
    default:
      if CharacterClasses.isOperatorHead(scalar) || CharacterClasses.isIdentifierTail(scalar) {
        return false
      }
    }
    position += length
    return true
  }
}
