/// The character classes of Swift's lexical grammar, such as the characters of an operator.
enum CharacterClasses {
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
  }

  static func isIdentifierHead(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "_")
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Returns true for a Unicode scalar beyond ASCII that may start an operator.
  ///
  /// Source: `operator-head` in The Swift Programming Language.
  static func isOperatorHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Returns true for a Unicode scalar beyond ASCII that may continue an operator.
  ///
  /// Source: `operator-character` in The Swift Programming Language.
  static func isOperatorTail(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: isOperatorHead(scalar)
    }
  }

  /// Returns true for a Unicode scalar beyond ASCII that may continue a name.
  ///
  /// Source: `identifier-character` in The Swift Programming Language.
  static func isIdentifierTail(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    default: scalar >= 0x10000 && scalar & 0xFFFF < 0xFFFE
    }
  }

  /// Returns the Unicode scalar beyond ASCII that is encoded at `offset`, and the length of its
  /// encoding in bytes.
  ///
  /// The result is `nil` if no UTF-8 encoding of two or more bytes starts at `offset`.
  static func scalar(at offset: Int, in bytes: [UInt8]) -> (value: UInt32, length: Int)? {
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
}
