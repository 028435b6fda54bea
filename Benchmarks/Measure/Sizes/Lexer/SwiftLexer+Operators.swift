extension SwiftLexer {
  /// Lexes an operator, or a regex literal that starts like an operator.
  mutating func lexOperator() {
    let start = position
    let isLeftBound = isBound(before: start)
    switch bytes[start] {
    case UInt8(ascii: ">") where openAngles > 0:
      openAngles -= 1
      position += 1
      return emit(.rightAngle, from: start)
    case UInt8(ascii: "?") where isLeftBound:
      position += 1
      return emit(.postfixQuestionMark, from: start)
    case UInt8(ascii: "!") where isLeftBound:
      position += 1
      return emit(.exclamationMark, from: start)
    case UInt8(ascii: ".")
    where (isLeftBound || tokens.last?.kind == .backslash) && startsOptionalComponent(at: start):
      position += 1
      return emit(.period, from: start)
    default:
      break
    }
    let slash = skipOperatorCharacters()
    if isFunctionName, position > start + 1, bytes[position - 1] == UInt8(ascii: "<"),
      startsName(at: position)
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

  /// Skips the operator at the current position and returns the offset of its first slash; `nil` if
  /// the operator contains no slash.
  private mutating func skipOperatorCharacters() -> Int? {
    let start = position
    let mayHoldDot = bytes[start] == UInt8(ascii: ".")
    var slash: Int?
    while let next = byte(position) {
      if next >= 0x80 {
        guard let (scalar, length) = CharacterClasses.scalar(at: position, in: bytes),
          CharacterClasses.isOperatorTail(scalar)
        else { break }
        position += length
        continue
      }
      guard CharacterClasses.isOperator(next) else { break }
      if next == UInt8(ascii: "."), !mayHoldDot { break }
      if next == UInt8(ascii: "<"), endOfPlaceholder(at: position) != nil { break }
      if next == UInt8(ascii: "/") {
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
    guard byte(dot + 1) == UInt8(ascii: "?") || byte(dot + 1) == UInt8(ascii: "!") else {
      return false
    }
    switch byte(dot + 2) {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), nil: return true
    case let next?: return !CharacterClasses.isOperator(next)
    }
  }

  /// True if the current token is the name of a function, because the token before it is `func`.
  private var isFunctionName: Bool { tokens.last?.word == .func }

  private func startsName(at offset: Int) -> Bool {
    byte(offset).map { CharacterClasses.isIdentifierHead($0) || $0 >= 0x80 } ?? false
  }

  private func startsComment(at offset: Int) -> Bool {
    byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*")
  }

  /// Adds a token for the operator that starts at `start` and ends at the current position.
  mutating func emitOperator(from start: Int, isLeftBound: Bool, isRightBound: Bool) {
    let kind = operatorKind(
      from: start, isLeftBound: isLeftBound, isRightBound: isRightBound)
    switch kind {
    case .leftAngle: openAngles += 1
    case .arrow, .period, .prefixAmpersand, .postfixOperator, .prefixOperator: break
    default: if bytes[start] != UInt8(ascii: "&") || position > start + 1 { openAngles = 0 }
    }
    emit(kind, word: Word(bytes[start..<position]), from: start)
  }

  private func operatorKind(
    from start: Int, isLeftBound: Bool, isRightBound: Bool
  ) -> TokenKind {
    switch (bytes[start], position - start) {
    case (UInt8(ascii: "="), 1): return .equal
    case (UInt8(ascii: "."), 1): return .period
    case (UInt8(ascii: "?"), 1): return .infixQuestionMark
    case (UInt8(ascii: "&"), 1) where isRightBound && !isLeftBound: return .prefixAmpersand
    case (UInt8(ascii: "<"), 1) where isLeftBound && followsGenericName || followsOperatorName:
      return .leftAngle
    case (UInt8(ascii: "-"), 2) where bytes[start + 1] == UInt8(ascii: ">"): return .arrow
    case (UInt8(ascii: "*"), 2) where bytes[start + 1] == UInt8(ascii: "/"): return .unknown
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
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      // A comment that ends in this slash separates tokens like white space.
      return tokens.last.map { Int($0.offset + $0.length) == offset } ?? false
    case 0xA0:
      return !(offset > 1 && bytes[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Returns true if an operator that ends at `offset` is right-bound.
  ///
  /// An operator is right-bound if an operand may start directly after the operator, as in `-a`.
  private func isBound(after offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(offset) {
    case nil, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return !startsComment(at: offset)
    case 0xC2: return byte(offset + 1) != 0xA0
    default: return true
    }
  }
}
