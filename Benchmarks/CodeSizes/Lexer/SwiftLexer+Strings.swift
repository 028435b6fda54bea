/// A string literal that is open where the lexer stands.
struct StringLiteral {
  let quote: UInt8
  let pounds: Int
  let isMultiline: Bool
  /// The parentheses open in the interpolation being lexed; 0 while its text is.
  var openParentheses = 0
  /// The generic clauses left open before the literal.
  let openAnglesOutside: Int

  var isLexingText: Bool { openParentheses <= 0 }
}

extension SwiftLexer {
  /// Starts a string literal at its first quote.
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

  /// Ends the innermost string literal.
  mutating func closeLiteral() {
    openAngles = literals.popLast()?.openAnglesOutside ?? 0
  }

  private mutating func opensMultilineString(pounds: Int) -> Bool {
    guard byte(position + 1) == UInt8(ascii: "\""), byte(position + 2) == UInt8(ascii: "\"")
    else { return false }
    // `#"""#` is a quote in quotes: an end on the same line makes it a single-line literal.
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

  /// Lexes text of a literal up to its next interpolation, the end of its line, or its end.
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

  /// Where the line break is that a backslash at the position joins lines over.
  private mutating func escapedLineBreak(pounds: Int) -> Int? {
    var offset = position + 1 + pounds
    while let next = byte(offset), next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") {
      offset += 1
    }
    let next = byte(offset)
    return next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") ? offset : nil
  }

  /// Moves behind the character after a backslash, unless it ends the line.
  mutating func skipEscapedCharacter() {
    guard let next = byte(position), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r")
    else { return }
    position += 1
  }

  private mutating func closes(_ literal: StringLiteral) -> Bool {
    var offset = position + 1
    if literal.isMultiline {
      guard byte(offset) == literal.quote, byte(offset + 1) == literal.quote else { return false }
      offset += 2
    }
    return pounds(from: offset, atMost: literal.pounds)
  }

  private mutating func pounds(from start: Int, atMost count: Int) -> Bool {
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

  /// Adds the text from `start` to the position.
  ///
  /// White space that begins a line of a multi-line literal is its indentation, and no token.
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
