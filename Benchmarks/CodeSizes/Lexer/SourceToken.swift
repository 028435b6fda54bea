/// A lexical token of Swift source.
///
/// A token is on one line, except the pattern of a regex literal.
package struct SourceToken: Equatable, Sendable {
  /// The kind of token.
  package let kind: TokenKind
  /// The word that the token spells, if the measurement needs it; else `none`.
  package let word: Word
  /// True for the first token on a line.
  package let startsLine: Bool
  /// The line on which it starts, counted from 1.
  package let line: UInt32
  /// The index of its first byte in the file.
  package let offset: UInt32
  /// The length in bytes.
  package let length: UInt32
}

/// The kinds of token, cut as the Swift compiler cuts them.
package enum TokenKind: UInt8, Sendable {
  /// A name, plain, `` `quoted` `` or an editor placeholder.
  case identifier
  /// A reserved word.
  case keyword
  /// An anonymous closure parameter, `$0`.
  case dollarIdentifier
  case wildcard
  case integerLiteral
  case floatLiteral

  case stringPounds
  case stringQuote
  /// The text of a string literal, up to the next interpolation, the end of its line or its end.
  case stringSegment
  case regexPounds
  case regexSlash
  case regexPattern

  case binaryOperator
  case prefixOperator
  case postfixOperator
  case equal
  case arrow
  case period
  case prefixAmpersand
  /// The `?` of a condition's `? :`.
  case infixQuestionMark
  /// The `?` of an optional type, of optional chaining, of `try?` and `as?`.
  case postfixQuestionMark
  case exclamationMark
  case leftAngle
  case rightAngle

  case leftBrace
  case rightBrace
  case leftParenthesis
  case rightParenthesis
  case leftBracket
  case rightBracket
  case comma
  case colon
  /// The `::` between a module and a name in it.
  case colonColon
  case semicolon
  case atSign
  /// The `#` of a macro expansion.
  case pound
  case backslash
  case backtick
  /// `#if`, `#else`, `#elseif`, `#endif`, `#available`, `#unavailable` or `#sourceLocation`.
  case directive
  case shebang
  /// Bytes that start no token of Swift.
  case unknown
}
