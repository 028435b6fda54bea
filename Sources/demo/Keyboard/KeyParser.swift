/// Makes keys of the bytes that a terminal sends, however they are cut into pieces.
///
/// Source: ECMA-48, section 5.4, for control sequences; xterm's for the keys. What is unknown is
/// ignored.
nonisolated struct KeyParser {
  private enum State {
    case text
    /// Bytes of a character in UTF-8 that is not complete.
    case character([UInt8])
    case escape
    /// A control sequence, from what follows its introduction.
    case sequence([UInt8])
    /// What a terminal answers when it is asked something, up to its terminator.
    case string(endsWithBackslash: Bool)
  }

  /// What is longer is no key.
  private static let longestSequence = 16

  private var state = State.text

  /// Whether more bytes may change what the last ones mean.
  var isInEscape: Bool {
    switch state {
    case .text, .character: false
    case .escape, .sequence, .string: true
    }
  }

  /// The keys that are complete with some more bytes.
  mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { keys += take(byte) }
    return keys
  }

  /// The keys that are complete if nothing follows: an escape that begins no sequence is the key.
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
      if case .sequence(let bytes) = state, let last = bytes.last, 0x40...0x7E ~= last {
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
    case 0x14: return [.controlT]
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
    // A key with Alt, which means nothing here.
    default: state = .text
    }
    return []
  }

  private mutating func takeInSequence(_ byte: UInt8, after bytes: [UInt8]) {
    guard 0x20...0x7E ~= byte else {
      state = byte == 0x1B ? .escape : .text
      return
    }
    // Of a long one only the end is awaited.
    state = .sequence(
      bytes.count < Self.longestSequence ? bytes + [byte] : Array(bytes.dropLast()) + [byte])
  }

  private static func key(ofSequence bytes: [UInt8]) -> [Key] {
    switch String(decoding: bytes, as: UTF8.self) {
    case "A": [.up]
    case "B": [.down]
    case "Z": [.backTab]
    case "M": [.enter]
    default: []
    }
  }
}
