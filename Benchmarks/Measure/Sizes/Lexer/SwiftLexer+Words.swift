extension SwiftLexer {
  /// Lexes a name or a reserved word.
  mutating func lexIdentifier() {
    let start = position
    skipIdentifierTail()
    if position == start + 1, bytes[start] == "_" {
      return emit(.wildcard, from: start)
    }
    let word = Word(bytes[start..<position])
    // The `let` in `<let count: Int>` declares a value. After a comma, `let` starts a condition.
    let declaresValue = word == .let && tokens.last?.kind == .leftAngle
    if word.isReserved, !word.mayStandInGenericClause, !declaresValue { openAngles = 0 }
    emit(word.isReserved ? .keyword : .identifier, word: word, from: start)
  }

  /// Lexes a name in backticks, which may hold several words.
  ///
  /// If no second backtick follows on the line, the first backtick becomes a token of its own.
  mutating func lexBacktick() {
    let start = position
    let end = endOfRun(from: start + 1) { $0 != "`" && !$0.isLineBreak }
    guard byte(end) == "`" else {
      position = start + 1
      return emit(.backtick, from: start)
    }
    position = end + 1
    emit(end > start + 1 ? .identifier : .unknown, from: start)
  }

  /// Lexes `$0`, or a name that starts with `$`, such as the name of a projected value.
  mutating func lexDollar() {
    let start = position
    position += 1
    skipIdentifierTail()
    let name = bytes[start + 1..<position]
    let isNumber = !name.isEmpty && name.allSatisfy(\.isDigit)
    emit(isNumber ? .dollarIdentifier : .identifier, from: start)
  }

  /// Lexes a token that starts with a character beyond ASCII.
  mutating func lexScalar() {
    let start = position
    guard let (scalar, length) = encodedScalar(at: start) else {
      position += 1
      return
    }
    if scalar.isOperatorHead {
      lexOperator()
    } else if scalar.isIdentifierTail {
      lexIdentifier()
    } else {
      position += length
      emit(.unknown, from: start)
    }
  }

  /// Lexes an editor placeholder, such as `<#name#>`, if one starts at the current position.
  ///
  /// - Returns: True if a placeholder was lexed.
  mutating func lexPlaceholder() -> Bool {
    guard let end = endOfPlaceholder(at: position) else { return false }
    let start = position
    position = end
    emit(.identifier, from: start)
    return true
  }

  /// Returns the offset after the placeholder whose `<` is at `offset`; `nil` if no placeholder
  /// starts there.
  func endOfPlaceholder(at offset: Int) -> Int? {
    guard byte(offset + 1) == "#" else { return nil }
    var end = offset + 2
    while let next = byte(end), !next.isLineBreak {
      let following = byte(end + 1)
      if next == "#", following == ">" { return end + 2 }
      if next == "<", following == "#" { return nil }
      end += 1
    }
    return nil
  }

  /// Skips the characters that may continue a name.
  mutating func skipIdentifierTail() {
    while let next = byte(position) {
      if next < 0x80 {
        guard next.isIdentifierHead || next.isDigit || next == "$" else { return }
        position += 1
      } else {
        guard let (scalar, length) = encodedScalar(at: position), scalar.isIdentifierTail
        else { return }
        position += length
      }
    }
  }
}

extension Word {
  /// True if the word may stand between the angle brackets of `Foo<…>`.
  fileprivate var mayStandInGenericClause: Bool {
    switch self {
    case .anyType, .selfType, .selfValue, .inout, .throws, .where, .repeat, .class: true
    default: false
    }
  }
}
