/// A string literal whose end the lexer has not reached yet.
struct StringLiteral {
  let quote: UInt8
  let pounds: Int
  let isMultiline: Bool
  /// The number of open parentheses in the current interpolation; 0 outside of interpolations.
  var openParentheses = 0
  /// The number of generic clauses, such as `Array<…>`, that were open before the literal.
  let openAnglesOutside: Int

  var isLexingText: Bool { openParentheses <= 0 }
}

extension SwiftLexer {
  /// Adds a token for the opening quotes at the current position and starts a string literal.
  ///
  /// `pounds` is the number of `#` characters before the quotes.
  mutating func openString(pounds: Int) {
    let start = position
    let quote = bytes[start]
    let isMultiline = quote == "\"" && opensMultilineString(pounds: pounds)
    position += isMultiline ? 3 : 1
    emit(.stringQuote, from: start)
    literals.append(
      StringLiteral(
        quote: quote, pounds: pounds, isMultiline: isMultiline, openAnglesOutside: openAngles))
    openAngles = 0
  }

  /// Closes the innermost string literal.
  mutating func closeLiteral() {
    openAngles = literals.popLast()?.openAnglesOutside ?? 0
  }

  private mutating func opensMultilineString(pounds: Int) -> Bool {
    guard byte(position + 1) == "\"", byte(position + 2) == "\"" else { return false }
    // `#"""#` is the literal of one quote: a literal that ends on the same line is single-line.
    return pounds == 0 || !lineContainsQuote(followedBy: pounds, from: position + 2)
  }

  private mutating func lineContainsQuote(followedBy pounds: Int, from start: Int) -> Bool {
    if let ends = rawStringEnds, start < ends.end {
      return ends.contains(run: pounds, from: start)
    }
    let end = endOfRun(from: start) { !$0.isLineBreak }
    let ends = PoundRunIndex(of: "\"", in: bytes, range: start..<end, escaped: false)
    rawStringEnds = ends
    return ends.contains(run: pounds, from: start)
  }

  /// Lexes the text of a literal until the next interpolation, the end of the line or the end of
  /// the literal.
  mutating func lexText(of literal: StringLiteral) {
    let start = position
    while let head = byte(position) {
      switch head {
      case "\n", "\r":
        emitSegment(from: start, of: literal)
        guard literal.isMultiline else { return closeLiteral() }
        skipLineBreak()
        return
      case "\\" where hasPounds(literal.pounds, at: position + 1):
        if byte(position + 1 + literal.pounds) == "(" {
          emitSegment(from: start, of: literal)
          return openInterpolation(pounds: literal.pounds)
        }
        let next = endOfRun(from: position + 1 + literal.pounds) { $0.isSpace }
        if literal.isMultiline, byte(next)?.isLineBreak == true {
          emitSegment(from: start, of: literal)
          position = next
          return skipLineBreak()
        }
        position += 1 + literal.pounds
        skipEscapedCharacter()
      case literal.quote where closes(literal):
        emitSegment(from: start, of: literal)
        let quote = position
        position += literal.isMultiline ? 3 : 1
        emit(.stringQuote, from: quote)
        let pounds = position
        position += literal.pounds
        emit(.stringPounds, from: pounds)
        return closeLiteral()
      default:
        position += 1
      }
    }
    emitSegment(from: start, of: literal)
    closeLiteral()
  }

  /// Skips the character after a backslash, unless the character is a line break.
  mutating func skipEscapedCharacter() {
    if let next = byte(position), !next.isLineBreak { position += 1 }
  }

  private func closes(_ literal: StringLiteral) -> Bool {
    var offset = position + 1
    if literal.isMultiline {
      guard byte(offset) == literal.quote, byte(offset + 1) == literal.quote else { return false }
      offset += 2
    }
    return hasPounds(literal.pounds, at: offset)
  }

  /// Returns true if at least `count` `#` characters stand at `offset`.
  func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (offset..<offset + count).allSatisfy { byte($0) == "#" }
  }

  private mutating func openInterpolation(pounds: Int) {
    let start = position
    emit(.backslash, range: start..<start + 1)
    emit(.stringPounds, range: start + 1..<start + 1 + pounds)
    position = start + pounds + 2
    emit(.leftParenthesis, range: position - 1..<position)
    literals[literals.count - 1].openParentheses = 1
    openAnglesOutside.append(openAngles)
    openAngles = 0
  }

  /// Adds a token for the literal's text from `start` until the current position.
  ///
  /// White space at the start of a line of a multi-line literal is indentation and belongs to no
  /// token.
  private mutating func emitSegment(from start: Int, of literal: StringLiteral) {
    let isIndented = literal.isMultiline && bytes[start - 1].isLineBreak
    emit(.stringSegment, from: isIndented ? endOfRun(from: start) { $0.isSpace } : start)
  }
}
