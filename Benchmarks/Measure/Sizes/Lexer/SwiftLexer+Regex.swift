extension SwiftLexer {
  /// Lexes the token or the tokens that start at the current `#`.
  ///
  /// The `#` starts a raw string, an extended regex literal, a directive such as `#if`, or a macro
  /// expansion. Of a raw string, only the `#` characters and the opening quotes are lexed. Of a
  /// macro expansion, only the `#` is lexed.
  mutating func lexPound() {
    let start = position
    if start >= poundRunEnd {
      poundRunEnd = endOfRun(from: start) { $0 == "#" }
    }
    let pounds = poundRunEnd - start
    let delimiter = byte(poundRunEnd)
    guard delimiter == "\"" || delimiter == "/" else { return lexDirective() }
    position = poundRunEnd
    emit(delimiter == "/" ? .regexPounds : .stringPounds, from: start)
    if delimiter == "/" { lexExtendedRegex(pounds: pounds) } else { openString(pounds: pounds) }
  }

  private mutating func lexDirective() {
    let start = position
    position = endOfRun(from: start + 1) { $0.isIdentifierHead }
    switch String(decoding: bytes[start + 1..<min(position, start + 16)], as: UTF8.self) {
    case "if", "else", "elseif", "endif", "available", "unavailable", "sourceLocation":
      emit(.directive, word: Word(bytes[start + 1..<position]), from: start)
    default:
      position = start + 1
      emit(.pound, from: start)
    }
  }

  /// Lexes an extended regex literal, such as `#/[a-z]/#`, from its first slash to its end.
  ///
  /// `pounds` is the number of `#` characters before the first slash. The literal may span several
  /// lines if a line break follows the first slash.
  private mutating func lexExtendedRegex(pounds: Int) {
    let slash = position
    position += 1
    emit(.regexSlash, from: slash)
    let pattern = position
    let end = endOfRun(from: pattern) { $0.isSpace }
    let startsLine = byte(end)?.isLineBreak ?? false
    if startsLine, !fileContainsSlash(followedBy: pounds, from: end) {
      position = end
      return emit(.regexPattern, from: pattern)
    }
    let firstLine = line
    while let next = byte(position) {
      if next.isLineBreak {
        guard startsLine else { break }
        skipLineBreak()
        continue
      }
      if next == "\\" {
        markCode(on: line)
        position += 1
        skipEscapedCharacter()
        continue
      }
      if next == "/", hasPounds(pounds, at: position + 1) { break }
      if !next.isSpace { markCode(on: line) }
      position += 1
    }
    let lastLine = line
    line = firstLine
    emit(.regexPattern, from: pattern)
    line = lastLine
    guard byte(position) == "/" else { return }
    let closing = position
    position += 1 + pounds
    emit(.regexSlash, range: closing..<closing + 1)
    emit(.regexPounds, range: closing + 1..<position)
  }

  private mutating func fileContainsSlash(followedBy pounds: Int, from start: Int) -> Bool {
    if let regexEnds { return regexEnds.contains(run: pounds, from: start) }
    let ends = PoundRunIndex(of: "/", in: bytes, range: start..<bytes.count, escaped: true)
    regexEnds = ends
    return ends.contains(run: pounds, from: start)
  }

  /// Lexes a regex literal, such as `/[a-z]/`, if it starts at the offset `slash`.
  ///
  /// SE-0354 has four rules for such a literal. White space may not stand directly inside of the
  /// slashes. Parentheses must be balanced. The literal ends on the line on which it starts. The
  /// literal stands in a place where an expression may stand. If one of the rules is broken, the
  /// slash is part of an operator.
  ///
  /// - Parameters:
  ///   - slash: The offset of the first slash in a run of operator characters. The run must not be
  ///     left-bound: no operand may end directly before the run.
  ///   - operatorStart: The offset at which this run starts.
  ///   - isRightBound: True if an operand may start directly after this run.
  /// - Returns: True if a literal was read. False if the slash belongs to an operator; the current
  ///   position is then unchanged.
  mutating func lexBareRegex(at slash: Int, operatorStart: Int, isRightBound: Bool) -> Bool {
    let previous = tokens.last
    if previous?.word == .func || previous?.word == .operator { return false }
    var mustBeRegex = false
    if !isRightBound {
      mustBeRegex = followsTry
      guard mustBeRegex || mayStartExpression(after: previous) else { return false }
      if previous?.kind == .binaryOperator || previous?.kind == .equal { mustBeRegex = true }
    }
    guard let end = endOfBareRegex(from: slash, mustBeRegex: mustBeRegex) else { return false }
    position = slash
    if slash > operatorStart {
      emitOperator(from: operatorStart, isLeftBound: false, isRightBound: true)
    }
    emit(.regexSlash, range: slash..<slash + 1)
    emit(.regexPattern, range: slash + 1..<end - 1)
    emit(.regexSlash, range: end - 1..<end)
    position = end
    return true
  }

  /// True if the previous tokens are `try?` or `try!`, which no binary operator can follow.
  private var followsTry: Bool {
    guard tokens.count > 1, tokens[tokens.count - 2].word == .try else { return false }
    let kind = tokens[tokens.count - 1].kind
    return kind == .postfixQuestionMark || kind == .exclamationMark
  }

  private func mayStartExpression(after token: SourceToken?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftAngle, .leftBrace, .leftParenthesis, .leftBracket, .prefixOperator,
      .prefixAmpersand, .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestionMark,
      .unknown:
      return true
    case .keyword:
      switch token.word {
      case .true, .false, .anyType, .nil, .selfValue, .selfType, .super: return false
      default: return true
      }
    case .directive:
      return token.word != .none
    default:
      return false
    }
  }

  private func endOfBareRegex(from slash: Int, mustBeRegex: Bool) -> Int? {
    var offset = slash + 1
    var groups = 0
    var classes = 0
    switch byte(offset) {
    case "*", "/": return nil
    case " ", "\t": guard mustBeRegex else { return nil }
    default: break
    }
    while let next = byte(offset), !next.isLineBreak {
      switch next {
      case "/":
        guard !startsComment(at: offset) else { return nil }
        let endsInSpace =
          offset > slash + 1 && bytes[offset - 1].isSpace && bytes[offset - 2] != "\\"
        return endsInSpace && !mustBeRegex ? nil : offset + 1
      case "\\":
        offset += 1
        if byte(offset)?.isLineBreak == true { return nil }
      case "(" where classes == 0: groups += 1
      case ")" where classes == 0:
        if groups == 0 {
          guard mustBeRegex else { return nil }
        } else {
          groups -= 1
        }
      case "[": classes += 1
      case "]" where classes > 0: classes -= 1
      default: break
      }
      offset += 1
    }
    return nil
  }
}
