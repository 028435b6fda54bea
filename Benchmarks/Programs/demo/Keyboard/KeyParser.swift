/// A parser that turns the bytes from a terminal into keys.
///
/// The bytes may arrive in pieces of any size. Unknown sequences are ignored.
///
/// Source: ECMA-48, section 5.4, describes control sequences. The document "XTerm Control
/// Sequences" and the manual pages rxvt(7) and console_codes(4) list the sequences of the keys.
nonisolated struct KeyParser {
  /// The bytes that have arrived, but do not complete a key yet.
  private var pending: [UInt8] = []

  /// True if the bytes so far end with an incomplete control sequence, such as an ESC byte alone.
  var isInEscape: Bool { pending.first == 0x1B }

  /// Reads the next bytes from the terminal, and returns the keys that these bytes complete.
  mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var rest = pending[...]
    var keys: [Key] = []
    while let (count, key) = Self.firstKey(in: rest) {
      rest = rest.dropFirst(count)
      if let key { keys.append(key) }
    }
    pending = Array(rest)
    return keys
  }

  /// Returns the Escape key if the latest byte was an ESC; returns no key in all other cases.
  ///
  /// Call this function when the terminal has sent no byte for a while. An incomplete control
  /// sequence is dropped.
  mutating func keysAtPause() -> [Key] {
    defer { if isInEscape { pending = [] } }
    return pending == [0x1B] ? [.escape] : []
  }

  /// Returns the key at the beginning of the bytes, and the number of its bytes.
  ///
  /// The result is `nil` if the key is incomplete. The key in the result is `nil` if the bytes stand
  /// for no key.
  private static func firstKey(in bytes: ArraySlice<UInt8>) -> (count: Int, key: Key?)? {
    guard let first = bytes.first else { return nil }
    return switch first {
    case 0x1B: keyAfterEscape(in: bytes)
    case 0x09: (1, .tab)
    case 0x0A, 0x0D: (1, .enter)
    case 0x08, 0x7F: (1, .backspace)
    case 0x01...0x1A: (1, .control(Character(Unicode.Scalar(first + 0x40))))
    case ..<0x20: (1, nil)
    default: character(in: bytes, first: first)
    }
  }

  private static func character(
    in bytes: ArraySlice<UInt8>, first: UInt8
  ) -> (count: Int, key: Key?)? {
    // The leading ones of a character's first byte count its bytes in UTF-8.
    let length = max(1, (~first).leadingZeroBitCount)
    let count = 1 + bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count
    if count == bytes.count, count < length, length <= 4 { return nil }
    guard let text = String(validating: bytes.prefix(count), as: UTF8.self),
      let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return (count, nil) }
    return (count, .character(Character(scalar)))
  }

  private static func keyAfterEscape(in bytes: ArraySlice<UInt8>) -> (count: Int, key: Key?)? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case 0x1B: return (1, .escape)
    // CSI, and SS3 for the keys of terminals in application mode.
    case 0x5B, 0x4F: break
    // A key with Alt, which has no meaning here.
    default: return (2, nil)
    }
    let sequence = bytes.dropFirst(2)
    // On the Linux console, F1 to F5 send a second bracket before their final byte.
    let parameters = sequence.first == 0x5B ? sequence.dropFirst() : sequence
    guard let end = parameters.firstIndex(where: { !(0x20...0x3F ~= $0) }) else { return nil }
    // An ESC begins the next sequence.
    let count = end - bytes.startIndex + (bytes[end] == 0x1B ? 0 : 1)
    return (count, key(ofSequence: sequence[...end]))
  }

  private static func key(ofSequence bytes: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: bytes, as: UTF8.self) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    // xterm, then the Linux console, tmux and PuTTY, then rxvt.
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    case "3~": .delete
    case "5~": .pageUp
    case "6~": .pageDown
    case "Z": .backTab
    case "M": .enter
    default: nil
    }
  }
}
