extension SwiftLexer {
  /// Lexes an operator, or a regex literal that starts like an operator.
  mutating func lexOperator() {
    let start = position
    let isLeftBound = isBound(before: start)
    if let kind = kindOfSingleCharacter(isLeftBound: isLeftBound) {
      if kind == .rightAngle { openAngles -= 1 }
      position += 1
      return emit(kind, from: start)
    }
    let slash = skipOperatorCharacters()
    // The operator of `func <<T>` is named `<`.
    if tokens.last?.word == .func, position > start + 1, bytes[position - 1] == "<",
      let next = byte(position), next.isIdentifierHead || next >= 0x80
    {
      position -= 1
    }
    let isRightBound = isBound(after: position, isLeftBound: isLeftBound)
    if let slash, !isLeftBound,
      lexBareRegex(at: slash, operatorStart: start, isRightBound: isRightBound)
    {
      return
    }
    emitOperator(from: start, isLeftBound: isLeftBound, isRightBound: isRightBound)
  }

  /// Returns the kind of an operator that ends after its first character, whatever follows; `nil`
  /// for every other operator.
  private func kindOfSingleCharacter(isLeftBound: Bool) -> TokenKind? {
    switch bytes[position] {
    case ">" where openAngles > 0: .rightAngle
    case "?" where isLeftBound: .postfixQuestionMark
    case "!" where isLeftBound: .exclamationMark
    case "." where isLeftBound || tokens.last?.kind == .backslash:
      startsOptionalComponent(at: position) ? .period : nil
    default: nil
    }
  }

  /// Skips the operator at the current position and returns the offset of its first slash; `nil` if
  /// the operator contains no slash.
  private mutating func skipOperatorCharacters() -> Int? {
    let start = position
    let mayHoldDot = bytes[start] == "."
    var slash: Int?
    while let next = byte(position) {
      if next >= 0x80 {
        guard let (scalar, length) = encodedScalar(at: position), scalar.isOperatorTail else {
          break
        }
        position += length
        continue
      }
      guard next.isOperator else { break }
      if next == ".", !mayHoldDot { break }
      if next == "<", endOfPlaceholder(at: position) != nil { break }
      if next == "/" {
        if position > start, startsComment(at: position) { break }
        slash = slash ?? position
      }
      position += 1
    }
    return slash
  }

  /// Returns true if the dot starts the `.?` or `.!` of a key path, such as `\A.?.b`.
  ///
  /// The result is false if the dot starts an operator instead.
  private func startsOptionalComponent(at dot: Int) -> Bool {
    guard byte(dot + 1) == "?" || byte(dot + 1) == "!" else { return false }
    guard let next = byte(dot + 2) else { return true }
    return next == "." || next == "?" || next == "!" || !next.isOperator
  }

  func startsComment(at offset: Int) -> Bool {
    byte(offset + 1) == "/" || byte(offset + 1) == "*"
  }

  /// Adds a token for the operator that starts at `start` and ends at the current position.
  mutating func emitOperator(from start: Int, isLeftBound: Bool, isRightBound: Bool) {
    let kind = operatorKind(from: start, isLeftBound: isLeftBound, isRightBound: isRightBound)
    switch kind {
    case .leftAngle: openAngles += 1
    case .arrow, .period, .prefixAmpersand, .postfixOperator, .prefixOperator: break
    default: if bytes[start] != "&" || position > start + 1 { openAngles = 0 }
    }
    emit(kind, word: Word(bytes[start..<position]), from: start)
  }

  private func operatorKind(
    from start: Int, isLeftBound: Bool, isRightBound: Bool
  ) -> TokenKind {
    switch (bytes[start], position - start) {
    case ("=", 1): return .equal
    case (".", 1): return .period
    case ("?", 1): return .infixQuestionMark
    case ("&", 1) where isRightBound && !isLeftBound: return .prefixAmpersand
    case ("<", 1) where isLeftBound && followsGenericName || followsOperatorName:
      return .leftAngle
    case ("-", 2) where bytes[start + 1] == ">": return .arrow
    case ("*", 2) where bytes[start + 1] == "/": return .unknown
    default: break
    }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// True if a generic clause may follow the previous token, as in `Array<Int>` or `init?<T>`.
  private var followsGenericName: Bool {
    guard let previous = tokens.last else { return false }
    switch previous.kind {
    case .identifier, .postfixQuestionMark: return true
    case .keyword: return previous.word == .initializer || previous.word == .subscript
    default: return false
    }
  }

  /// True if the previous token is an operator after `func`, as the `==` in `func == <T>`.
  private var followsOperatorName: Bool {
    guard tokens.count > 1, tokens[tokens.count - 2].word == .func else { return false }
    switch tokens[tokens.count - 1].kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: return true
    default: return false
    }
  }

  /// Returns true if an operator that starts at `offset` is left-bound.
  ///
  /// An operator is left-bound if an operand may end directly before the operator, as in `a!`.
  private func isBound(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case " ", "\t", "\n", "\r", "(", "[", "{", ",", ";", ":", "\0": return false
    case "/":
      // A comment that ends in this slash separates tokens like white space.
      return tokens.last.map { Int($0.offset + $0.length) == offset } ?? false
    case 0xA0: return !(offset > 1 && bytes[offset - 2] == 0xC2)
    default: return true
    }
  }

  /// Returns true if an operator that ends at `offset` is right-bound.
  ///
  /// An operator is right-bound if an operand may start directly after the operator, as in `-a`.
  private func isBound(after offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(offset) {
    case nil, " ", "\t", "\n", "\r", ")", "]", "}", ",", ";", ":", "\0": return false
    case ".": return !isLeftBound
    case "/": return !startsComment(at: offset)
    case 0xC2: return byte(offset + 1) != 0xA0
    default: return true
    }
  }
}
