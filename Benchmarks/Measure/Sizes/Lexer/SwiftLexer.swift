/// A lexer that cuts Swift source into the tokens that the compiler would see.
///
/// The lexer accepts any bytes. Bytes that are not Swift become tokens of kind `unknown` or are
/// skipped. A literal or comment that is not closed ends at the end of its line or of the file. The
/// time is linear in the length of the source, and nested literals do not deepen the call stack.
///
/// ```swift
/// let source = SwiftLexer.lex(Array("let answer = 42".utf8))
/// let words = source.tokens.map(source.text(of:))  // ["let", "answer", "=", "42"]
/// ```
package struct SwiftLexer {
  let bytes: [UInt8]
  var position = 0
  var line: UInt32 = 1
  var tokens: [SourceToken] = []
  /// The string literals that are open at the current position, from the outermost to the
  /// innermost.
  var literals: [StringLiteral] = []
  /// The number of generic clauses that are open in the innermost parentheses or brackets.
  ///
  /// A generic clause is open from its `<` until its `>`.
  var openAngles = 0
  var openAnglesOutside: [Int] = []

  var lineHoldsCode: [Bool] = []
  /// The line that was marked last as a code line; 0 before the first one.
  private var lastCodeLine: UInt32 = 0
  /// The offset after the latest run of `#` characters, stored so that each run is measured only
  /// once.
  var poundRunEnd = 0
  var rawStringEnds: PoundRunIndex?
  var regexEnds: PoundRunIndex?

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  /// Lexes the bytes of a whole file and returns its tokens and code lines.
  package static func lex(_ bytes: [UInt8]) -> LexedSource {
    var lexer = SwiftLexer(bytes)
    lexer.lexFile()
    return LexedSource(
      bytes: bytes, tokens: lexer.tokens, lineHoldsCode: lexer.lineHoldsCode)
  }

  private mutating func lexFile() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == "#", byte(position + 1) == "!" {
      let start = position
      skipToEndOfLine()
      emit(.shebang, from: start)
    }
    while position < bytes.count {
      if let literal = literals.last, literal.isLexingText {
        lexText(of: literal)
      } else {
        skipTrivia()
        if position < bytes.count { lexToken() }
      }
    }
  }

  /// Returns the byte at `offset`; `nil` after the end of the source.
  func byte(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Returns the offset of the first byte from `start` on that does not fulfill a condition, which
  /// may be the end of the source.
  func endOfRun(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, condition(bytes[end]) { end += 1 }
    return end
  }

  /// Returns the Unicode scalar beyond ASCII that is encoded at `offset`, and the length of its
  /// encoding in bytes.
  ///
  /// The result is `nil` if no UTF-8 encoding of two or more bytes starts at `offset`.
  func encodedScalar(at offset: Int) -> (value: UInt32, length: Int)? {
    let head = bytes[offset]
    let length: Int
    var value: UInt32
    switch head {
    case 0xC2...0xDF: (length, value) = (2, UInt32(head & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(head & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(head & 0x07))
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }

  /// Adds a token that starts at `start` and ends at the current position.
  mutating func emit(_ kind: TokenKind, word: Word = .none, from start: Int) {
    emit(kind, word: word, range: start..<position)
  }

  /// Adds a token that covers a range of bytes, unless the range is empty.
  mutating func emit(_ kind: TokenKind, word: Word = .none, range: Range<Int>) {
    guard !range.isEmpty else { return }
    tokens.append(
      SourceToken(
        kind: kind, word: word, startsLine: tokens.last?.line != line, line: line,
        offset: UInt32(clamping: range.lowerBound), length: UInt32(clamping: range.count)))
    markCode(on: line)
  }

  /// Marks a line as a code line.
  mutating func markCode(on line: UInt32) {
    // Most tokens stand on the line of the token before them.
    guard line != lastCodeLine else { return }
    lastCodeLine = line
    let index = Int(line) - 1
    while lineHoldsCode.count <= index { lineHoldsCode.append(false) }
    lineHoldsCode[index] = true
  }

  private mutating func lexToken() {
    let start = position
    let head = bytes[start]
    switch head {
    case "#": lexPound()
    case "\"", "'": openString(pounds: 0)
    case "`": lexBacktick()
    case "$": lexDollar()
    case _ where head.isDigit: lexNumber()
    case _ where head.isIdentifierHead: lexIdentifier()
    case "<" where lexPlaceholder(): break
    case _ where head.isOperator: lexOperator()
    case _ where head >= 0x80: lexScalar()
    default: lexPunctuation(head)
    }
  }

  private mutating func lexPunctuation(_ head: UInt8) {
    let start = position
    position += 1
    let kind: TokenKind
    switch head {
    case "{": kind = .leftBrace
    case "}": kind = .rightBrace
    case "(": kind = .leftParenthesis
    case ")": kind = .rightParenthesis
    case "[": kind = .leftBracket
    case "]": kind = .rightBracket
    case ",": kind = .comma
    case ":" where byte(position) == ":":
      position += 1
      kind = .colonColon
    case ":": kind = .colon
    case ";": kind = .semicolon
    case "@": kind = .atSign
    case "\\": kind = .backslash
    default: kind = .unknown
    }
    emit(kind, from: start)
    trackNesting(kind)
  }

  private mutating func trackNesting(_ kind: TokenKind) {
    switch kind {
    case .leftParenthesis, .leftBracket:
      openAnglesOutside.append(openAngles)
      openAngles = 0
      if kind == .leftParenthesis, !literals.isEmpty {
        literals[literals.count - 1].openParentheses += 1
      }
    case .rightParenthesis, .rightBracket:
      openAngles = openAnglesOutside.popLast() ?? 0
      if kind == .rightParenthesis, !literals.isEmpty {
        literals[literals.count - 1].openParentheses -= 1
      }
    case .leftBrace, .rightBrace, .semicolon: openAngles = 0
    default: break
    }
  }
}
