// The character classes of Swift's lexical grammar, such as the characters of an operator.

extension UInt8 {
  var isLineBreak: Bool { self == "\n" || self == "\r" }
  var isSpace: Bool { self == " " || self == "\t" }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexadecimalDigit: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
  var isIdentifierHead: Bool { (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == "_" }

  var isOperator: Bool {
    switch self {
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": true
    default: false
    }
  }
}

/// Returns true if a byte is the given character of ASCII.
func == (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

func != (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte != UInt8(ascii: character) }

func ~= (character: Unicode.Scalar, byte: UInt8?) -> Bool { byte == UInt8(ascii: character) }

extension UInt32 {
  /// True for a Unicode scalar beyond ASCII that may start an operator.
  ///
  /// Source: `operator-head` in The Swift Programming Language.
  var isOperatorHead: Bool {
    switch self {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// True for a Unicode scalar beyond ASCII that may continue an operator.
  ///
  /// Source: `operator-character` in The Swift Programming Language.
  var isOperatorTail: Bool {
    switch self {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: isOperatorHead
    }
  }

  /// True for a Unicode scalar beyond ASCII that may continue a name.
  ///
  /// Source: `identifier-character` in The Swift Programming Language.
  var isIdentifierTail: Bool {
    switch self {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    default: self >= 0x10000 && self & 0xFFFF < 0xFFFE
    }
  }
}
