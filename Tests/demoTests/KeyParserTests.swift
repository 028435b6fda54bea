import Testing

@testable import demo

@Suite("The keys in the bytes of a terminal")
struct KeyParserTests {
  private func keys(_ pieces: String...) -> [Key] {
    var parser = KeyParser()
    return pieces.flatMap { parser.keys(from: $0.utf8) } + parser.keysAtPause()
  }

  @Test("Letters and keys of one byte are read")
  func single() {
    #expect(
      keys("aB \t\r\n\u{7F}\u{8}") == [
        .character("a"), .character("B"), .character(" "), .tab, .enter, .enter, .backspace,
        .backspace,
      ])
    #expect(
      keys("\u{1}\u{5}\u{14}\u{15}\u{17}") == [
        .control("A"), .control("E"), .control("T"), .control("U"), .control("W"),
      ])
  }

  @Test(
    "Sequences of xterm, rxvt and the Linux console are read, in either of a terminal's modes",
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down),
      ("\u{1B}[C", .right), ("\u{1B}OC", .right), ("\u{1B}[D", .left), ("\u{1B}OD", .left),
      ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
      ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
      ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\u{1B}[Z", .backTab),
    ])
  func sequence(bytes: String, key: Key) {
    #expect(keys(bytes + "x") == [key, .character("x")])
  }

  @Test("A sequence or character may arrive in pieces")
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

  @Test("An escape that no byte follows is the Escape key")
  func escape() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0x1B]).isEmpty)
    #expect(parser.isInEscape)
    #expect(parser.keysAtPause() == [.escape])
    #expect(!parser.isInEscape)
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
  }

  @Test(
    "Unknown sequences are ignored, and the keys after them are not",
    arguments: [
      "\u{1B}[200~", "\u{1B}[2~", "\u{1B}[[A", "\u{1B}[<0;1;1M", "\u{1B}x", "\u{0}", "\u{1C}",
      "\u{1B}]0;title\u{7}",
      "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[\u{1}", "\u{9B}",
      "\u{1B}[" + String(repeating: "1", count: 99) + "A",
    ])
  func unknown(bytes: String) {
    #expect(keys(bytes + "x") == [.character("x")])
  }

  @Test(
    "Bytes that are not UTF-8 are ignored",
    arguments: [[0xFF], [0x80], [0xC0, 0x9B], [0xE2, 0x82], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    var parser = KeyParser()
    #expect(parser.keys(from: bytes + Array("ab".utf8)) == [.character("a"), .character("b")])
    #expect(parser.keys(from: Array("c".utf8)) == [.character("c")])
  }
}
