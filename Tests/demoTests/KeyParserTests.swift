import Testing

@testable import demo

@Suite("The keys in the bytes of a terminal")
struct KeyParserTests {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.keys(from: text.utf8) + parser.keysAtPause()
  }

  @Test("Letters and keys of one byte are read")
  func single() {
    #expect(
      keys("aB \t\r\n\u{7F}\u{8}\u{1}\u{17}") == [
        .character("a"), .character("B"), .character(" "), .tab, .enter, .enter, .backspace,
        .backspace, .control("A"), .control("W"),
      ])
  }

  @Test(
    "Sequences of xterm, rxvt and the Linux console are read, in either of a terminal's modes",
    arguments: [
      ("[A", Key.up), ("OA", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("[H", .home),
      ("OH", .home), ("[1~", .home), ("[7~", .home), ("[F", .end), ("[4~", .end), ("[8~", .end),
      ("[3~", .delete), ("[5~", .pageUp), ("[6~", .pageDown), ("[Z", .backTab),
    ])
  func sequence(bytes: String, key: Key) {
    #expect(keys("\u{1B}\(bytes)x") == [key, .character("x")])
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
    #expect(parser.keys(from: [0x1B, 0x1B]) == [.escape])
    #expect(parser.isInEscape)
    #expect(parser.keysAtPause() == [.escape])
    #expect(!parser.isInEscape)
  }

  @Test(
    "Unknown sequences and bytes that are not UTF-8 are ignored, and the keys after them are not",
    arguments: [
      "\u{1B}[200~", "\u{1B}[2~", "\u{1B}[[A", "\u{1B}[<0;1;1M", "\u{1B}x", "\u{0}", "\u{1C}",
      "\u{1B}[\u{1}", "\u{9B}",
    ].map { Array($0.utf8) } + [[0xFF], [0x80], [0xC0, 0x9B], [0xE2, 0x82], [0xED, 0xA0, 0x80]])
  func unknown(bytes: [UInt8]) {
    var parser = KeyParser()
    #expect(parser.keys(from: bytes + Array("x".utf8)) == [.character("x")])
    #expect(!parser.isInEscape)
  }
}
