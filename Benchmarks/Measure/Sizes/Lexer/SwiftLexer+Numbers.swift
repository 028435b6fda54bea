extension SwiftLexer {
  /// Lexes an integer or floating-point literal.
  ///
  /// Letters directly after the digits belong to the literal, as they do in the Swift compiler.
  mutating func lexNumber() {
    let start = position
    var isFloat = false
    if byte(start) == "0", byte(start + 1) == "x" {
      position = endOfRun(from: start + 2) { $0.isHexadecimalDigit || $0 == "_" }
      isFloat = skipHexadecimalFraction()
    } else {
      skipDigits()
      // The compiler reads the second number of `pair.0.1` as a member too.
      let isMember = tokens.last?.kind == .period
      if !isMember, byte(position) == ".", isDigit(at: position + 1) {
        isFloat = true
        position += 1
        skipDigits()
      }
      if let next = byte(position), next | 0x20 == "e" {
        isFloat = true
        position += isSign(at: position + 1) ? 2 : 1
      }
    }
    skipIdentifierTail()
    emit(isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  /// Skips the fraction, the `p` and the sign of the exponent in a hexadecimal literal.
  ///
  /// Examples are the `.8p-` in `0x1.8p-3` and the `p` in `0x1p3`. Without an exponent, nothing is
  /// skipped, because the letters after a dot are then the name of a member, as in `0xF.add`.
  ///
  /// - Returns: True if the literal has an exponent.
  private mutating func skipHexadecimalFraction() -> Bool {
    var end = position
    if byte(end) == "." {
      end += 1
      guard let digit = byte(end), digit.isHexadecimalDigit else { return false }
      end = endOfRun(from: end) { $0.isHexadecimalDigit || $0 == "_" }
    }
    guard let exponent = byte(end), exponent | 0x20 == "p" else { return false }
    let hasSign = isSign(at: end + 1)
    let exponentStart = end + (hasSign ? 2 : 1)
    let hasDigit = end > position && isDigit(at: position + 1) || isDigit(at: exponentStart)
    guard hasSign || hasDigit else { return false }
    position = exponentStart
    return true
  }

  private mutating func skipDigits() {
    position = endOfRun(from: position) { $0.isDigit || $0 == "_" }
  }

  private func isSign(at offset: Int) -> Bool { byte(offset) == "-" || byte(offset) == "+" }

  private func isDigit(at offset: Int) -> Bool { byte(offset)?.isDigit ?? false }
}
