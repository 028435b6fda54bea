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
      bytes: bytes, tokens: lexer.tokens, lineCount: Int(lexer.line),
      lineHoldsCode: lexer.lineHoldsCode)
  }

  private mutating func lexFile() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") {
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
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): openString(pounds: 0)
    case UInt8(ascii: "`"): lexBacktick()
    case UInt8(ascii: "$"): lexDollar()
    case _ where CharacterClasses.isDigit(head): lexNumber()
    case _ where CharacterClasses.isIdentifierHead(head): lexIdentifier()
    case UInt8(ascii: "<") where lexPlaceholder(): break
    case _ where CharacterClasses.isOperator(head): lexOperator()
    case _ where head >= 0x80: lexScalar()
    default: lexPunctuation(head)
    }
  }

  private mutating func lexPunctuation(_ head: UInt8) {
    let start = position
    position += 1
    let kind: TokenKind
    switch head {
    case UInt8(ascii: "{"): kind = .leftBrace
    case UInt8(ascii: "}"): kind = .rightBrace
    case UInt8(ascii: "("): kind = .leftParenthesis
    case UInt8(ascii: ")"): kind = .rightParenthesis
    case UInt8(ascii: "["): kind = .leftBracket
    case UInt8(ascii: "]"): kind = .rightBracket
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":") where byte(position) == UInt8(ascii: ":"):
      position += 1
      kind = .colonColon
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: ";"): kind = .semicolon
    case UInt8(ascii: "@"): kind = .atSign
    case UInt8(ascii: "\\"): kind = .backslash
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
