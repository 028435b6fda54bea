import Testing

@testable import demo

@Suite("Keys from the bytes of a terminal")
struct KeyParserTests {
  private func keys(_ pieces: String...) -> [Key] {
    var parser = KeyParser()
    return pieces.flatMap { parser.keys(from: $0.utf8) } + parser.keysAtPause()
  }

  @Test("Letters, and the keys that have one byte")
  func single() {
    #expect(
      keys("aB \t\r\n\u{7F}\u{8}") == [
        .character("a"), .character("B"), .character(" "), .tab, .enter, .enter, .backspace,
        .backspace,
      ])
  }

  @Test(
    "Sequences, in either of a terminal's modes",
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down),
      ("\u{1B}[Z", .backTab),
    ])
  func sequence(bytes: String, key: Key) {
    #expect(keys(bytes + "x") == [key, .character("x")])
  }

  @Test("Wherever a sequence or a character is cut, the keys are the same")
  func split() {
    let bytes = Array("é\u{1B}[A日👍\u{1B}[1;5B\u{1B}[Z".utf8)
    let expected: [Key] = [
      .character("é"), .up, .character("日"), .character("👍"), .backTab,
    ]
    for cut in 0...bytes.count {
      var parser = KeyParser()
      let keys = parser.keys(from: bytes[..<cut]) + parser.keys(from: bytes[cut...])
      #expect(keys == expected, "cut at \(cut)")
    }
  }

  @Test("An escape after which nothing comes is the key")
  func escape() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0x1B]).isEmpty)
    #expect(parser.isInEscape)
    #expect(parser.keysAtPause() == [.escape])
    #expect(!parser.isInEscape)
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
  }

  @Test(
    "What is unknown is ignored, and what follows it is not",
    arguments: [
      "\u{1B}[200~", "\u{1B}[5~", "\u{1B}[<0;1;1M", "\u{1B}x", "\u{1}", "\u{1B}]0;title\u{7}",
      "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[\u{1}", "\u{9B}",
      "\u{1B}[" + String(repeating: "1", count: 99) + "A",
    ])
  func unknown(bytes: String) {
    #expect(keys(bytes + "x") == [.character("x")])
  }

  @Test(
    "Bytes that are no UTF-8 are ignored",
    arguments: [[0xFF], [0x80], [0xC0, 0x9B], [0xE2, 0x82], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    var parser = KeyParser()
    #expect(parser.keys(from: bytes + Array("ab".utf8)) == [.character("a"), .character("b")])
    #expect(parser.keys(from: Array("c".utf8)) == [.character("c")])
  }
}
