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
    let isMultiline = quote == UInt8(ascii: "\"") && opensMultilineString(pounds: pounds)
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
    guard byte(position + 1) == UInt8(ascii: "\""), byte(position + 2) == UInt8(ascii: "\"")
    else { return false }
    // `#"""#` is the literal of one quote: a literal that ends on the same line is single-line.
    return pounds == 0 || !lineContainsQuote(followedBy: pounds, from: position + 2)
  }

  private mutating func lineContainsQuote(followedBy pounds: Int, from start: Int) -> Bool {
    if let ends = rawStringEnds, start < ends.end {
      return ends.contains(run: pounds, from: start)
    }
    var end = start
    while let next = byte(end), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { end += 1 }
    let ends = PoundRunIndex(
      of: UInt8(ascii: "\""), in: bytes, range: start..<end, escaped: false)
    rawStringEnds = ends
    return ends.contains(run: pounds, from: start)
  }

  /// Lexes the text of a literal until the next interpolation, the end of the line or the end of
  /// the literal.
  mutating func lexText(of literal: StringLiteral) {
    let start = position
    while let head = byte(position) {
      switch head {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        emitSegment(from: start, of: literal)
        guard literal.isMultiline else { return closeLiteral() }
        skipLineBreak()
        return
      case UInt8(ascii: "\\") where pounds(from: position + 1, atMost: literal.pounds):
        if byte(position + 1 + literal.pounds) == UInt8(ascii: "(") {
          emitSegment(from: start, of: literal)
          return openInterpolation(pounds: literal.pounds)
        }
        if literal.isMultiline, let lineBreak = escapedLineBreak(pounds: literal.pounds) {
          emitSegment(from: start, of: literal)
          position = lineBreak
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

  /// Returns the offset of the line break that the backslash at the current position escapes; `nil`
  /// if the backslash escapes no line break.
  private func escapedLineBreak(pounds: Int) -> Int? {
    var offset = position + 1 + pounds
    while let next = byte(offset), next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") {
      offset += 1
    }
    let next = byte(offset)
    return next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") ? offset : nil
  }

  /// Skips the character after a backslash, unless the character is a line break.
  mutating func skipEscapedCharacter() {
    guard let next = byte(position), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r")
    else { return }
    position += 1
  }

  private func closes(_ literal: StringLiteral) -> Bool {
    var offset = position + 1
    if literal.isMultiline {
      guard byte(offset) == literal.quote, byte(offset + 1) == literal.quote else { return false }
      offset += 2
    }
    return pounds(from: offset, atMost: literal.pounds)
  }

  private func pounds(from start: Int, atMost count: Int) -> Bool {
    var offset = start
    while offset < start + count {
      guard byte(offset) == UInt8(ascii: "#") else { return false }
      offset += 1
    }
    return true
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
    guard literal.isMultiline, isLineStart(start) else { return emit(.stringSegment, from: start) }
    var first = start
    while first < position, bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t")
    {
      first += 1
    }
    emit(.stringSegment, from: first)
  }

  private func isLineStart(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    return bytes[offset - 1] == UInt8(ascii: "\n") || bytes[offset - 1] == UInt8(ascii: "\r")
  }
}
