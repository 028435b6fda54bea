/// A lexical token of Swift source.
///
/// A token lies on one line. Only the pattern of a regex literal may span several lines.
package struct SourceToken: Equatable, Sendable {
  /// The kind of token.
  package let kind: TokenKind
  /// The keyword or operator that the token spells, such as `func` or `&&`.
  ///
  /// The value is `none` if the spelling of the token does not matter for the measurement.
  package let word: Word
  /// True for the first token on a line.
  package let startsLine: Bool
  /// The line on which the token starts, counted from 1.
  package let line: UInt32
  /// The index of the token's first byte in the file.
  package let offset: UInt32
  /// The length of the token in bytes.
  package let length: UInt32
}

/// The kind of a token; the Swift compiler distinguishes the same kinds.
package enum TokenKind: UInt8, Sendable {
  /// A plain name, a name in backticks, or an editor placeholder.
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
  /// A piece of the text of a string literal.
  ///
  /// The piece ends at an interpolation, at the end of the line or at the end of the literal.
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
  /// The `?` of the ternary operator `? :`.
  case infixQuestionMark
  /// The `?` of an optional type, of optional chaining, of `try?` or of `as?`.
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
  /// The `::` between the name of a module and a name in the module.
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
  /// Bytes that form no valid token of Swift.
  case unknown

  /// True if the token may be a label or a name.
  var isName: Bool { self == .identifier || self == .keyword || self == .wildcard }
}
