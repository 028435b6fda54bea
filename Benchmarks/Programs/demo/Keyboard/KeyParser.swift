/// A parser that turns the bytes from a terminal into keys.
///
/// The bytes may arrive in pieces of any size. Unknown sequences are ignored.
///
/// Source: ECMA-48, section 5.4, describes control sequences. The document "XTerm Control
/// Sequences" and the manual pages rxvt(7) and console_codes(4) list the sequences of the keys.
nonisolated struct KeyParser {
  private enum State {
    case text
    /// A state inside a UTF-8 character.
    ///
    /// The associated value holds the bytes of the character that have arrived.
    case character([UInt8])
    case escape
    /// A state inside a control sequence, which begins with an introducer, such as ESC and `[`.
    ///
    /// The associated value holds the bytes that have arrived after the introducer.
    case sequence([UInt8])
    /// A state inside a control string, such as a terminal's reply to a query.
    ///
    /// The bytes of the string are ignored. The associated value is true if the latest byte was an
    /// ESC, because an ESC followed by a backslash ends the string.
    case string(endsWithBackslash: Bool)
  }

  /// The largest number of bytes of one control sequence that the parser stores.
  private static let longestSequence = 16

  private var state = State.text

  /// True if the bytes so far end with an incomplete control sequence or control string.
  ///
  /// An ESC byte alone counts as an incomplete control sequence.
  var isInEscape: Bool {
    switch state {
    case .text, .character: false
    case .escape, .sequence, .string: true
    }
  }

  /// Reads the next bytes from the terminal, and returns the keys that these bytes complete.
  mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { keys += take(byte) }
    return keys
  }

  /// Returns the Escape key if the latest byte was an ESC; returns no key in all other cases.
  ///
  /// Call this function when the terminal has sent no byte for a while. An incomplete control
  /// sequence is dropped.
  mutating func keysAtPause() -> [Key] {
    defer { if isInEscape { state = .text } }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func take(_ byte: UInt8) -> [Key] {
    switch state {
    case .text: return takeFirst(byte)
    case .character(let bytes): return takeContinuation(byte, after: bytes)
    case .escape: return takeAfterEscape(byte)
    case .sequence(let bytes):
      takeInSequence(byte, after: bytes)
      // On the Linux console, F1 to F5 send a second bracket and then their final byte.
      if case .sequence(let bytes) = state, let last = bytes.last, 0x40...0x7E ~= last,
        bytes != [0x5B]
      {
        state = .text
        return Self.key(ofSequence: bytes)
      }
      return []
    case .string(let endsWithBackslash):
      // BEL, or ESC and a backslash.
      let isOver = byte == 0x07 || endsWithBackslash && byte == 0x5C
      state = isOver ? .text : .string(endsWithBackslash: byte == 0x1B)
      return []
    }
  }

  private mutating func takeFirst(_ byte: UInt8) -> [Key] {
    state = .text
    switch byte {
    case 0x1B: state = .escape
    case 0x09: return [.tab]
    case 0x0A, 0x0D: return [.enter]
    case 0x08, 0x7F: return [.backspace]
    case 0x01...0x1A: return [.control(Character(Unicode.Scalar(byte + 0x40)))]
    case ..<0x20: break
    case ..<0x80: return [.character(Character(Unicode.Scalar(byte)))]
    default: state = .character([byte])
    }
    return []
  }

  private mutating func takeContinuation(_ byte: UInt8, after first: [UInt8]) -> [Key] {
    let bytes = first + [byte]
    guard byte & 0xC0 == 0x80 else { return takeFirst(byte) }
    let count =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard bytes.count >= count else {
      state = .character(bytes)
      return []
    }
    state = .text
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return [] }
    return [.character(Character(scalar))]
  }

  private mutating func takeAfterEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x1B: return [.escape]
    // CSI, and SS3 for the keys of terminals in application mode.
    case 0x5B, 0x4F: state = .sequence([])
    // DCS, SOS, OSC, PM and APC.
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .string(endsWithBackslash: false)
    // A key with Alt, which has no meaning here.
    default: state = .text
    }
    return []
  }

  private mutating func takeInSequence(_ byte: UInt8, after bytes: [UInt8]) {
    guard 0x20...0x7E ~= byte else {
      state = byte == 0x1B ? .escape : .text
      return
    }
    // A sequence that is too long is only read to its end.
    state = .sequence(
      bytes.count < Self.longestSequence ? bytes + [byte] : Array(bytes.dropLast()) + [byte])
  }

  private static func key(ofSequence bytes: [UInt8]) -> [Key] {
    switch String(decoding: bytes, as: UTF8.self) {
    case "A": [.up]
    case "B": [.down]
    case "C": [.right]
    case "D": [.left]
    // xterm, then the Linux console, tmux and PuTTY, then rxvt.
    case "H", "1~", "7~": [.home]
    case "F", "4~", "8~": [.end]
    case "3~": [.delete]
    case "5~": [.pageUp]
    case "6~": [.pageDown]
    case "Z": [.backTab]
    case "M": [.enter]
    default: []
    }
  }
}
