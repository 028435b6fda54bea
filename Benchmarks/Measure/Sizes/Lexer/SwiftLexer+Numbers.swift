extension SwiftLexer {
  /// Lexes an integer or floating-point literal.
  ///
  /// Letters directly after the digits belong to the literal, as they do in the Swift compiler.
  mutating func lexNumber() {
    let start = position
    if byte(start) == UInt8(ascii: "0"), byte(start + 1) == UInt8(ascii: "x") {
      position += 2
      skipNumber(where: CharacterClasses.isHexadecimalDigit)
      let isFloat = skipHexadecimalFraction()
      skipIdentifierTail()
      return emit(isFloat ? .floatLiteral : .integerLiteral, from: start)
    }
    skipNumber(where: CharacterClasses.isDigit)
    // The compiler reads the second number of `pair.0.1` as a member too.
    let isMember = tokens.last?.kind == .period
    var isFloat = false
    if !isMember, byte(position) == UInt8(ascii: "."), isDigit(at: position + 1) {
      isFloat = true
      position += 1
      skipNumber(where: CharacterClasses.isDigit)
    }
    if let next = byte(position), next | 0x20 == UInt8(ascii: "e") {
      isFloat = true
      position += 1
      skipSign()
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
    if byte(end) == UInt8(ascii: ".") {
      end += 1
      guard let digit = byte(end), CharacterClasses.isHexadecimalDigit(digit) else { return false }
      while let next = byte(end), CharacterClasses.isHexadecimalDigit(next) || next == 0x5F {
        end += 1
      }
    }
    guard let exponent = byte(end), exponent | 0x20 == UInt8(ascii: "p") else { return false }
    let hasSign = byte(end + 1) == UInt8(ascii: "-") || byte(end + 1) == UInt8(ascii: "+")
    let exponentStart = end + (hasSign ? 2 : 1)
    let hasDigit = end > position && isDigit(at: position + 1) || isDigit(at: exponentStart)
    guard hasSign || hasDigit else { return false }
    position = exponentStart
    return true
  }

  private mutating func skipNumber(where isDigit: (UInt8) -> Bool) {
    while let next = byte(position), isDigit(next) || next == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipSign() {
    if byte(position) == UInt8(ascii: "-") || byte(position) == UInt8(ascii: "+") { position += 1 }
  }

  private func isDigit(at offset: Int) -> Bool {
    byte(offset).map(CharacterClasses.isDigit) ?? false
  }
}
