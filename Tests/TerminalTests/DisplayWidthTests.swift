import Testing

@testable import Terminal

@Suite("The width of text on a terminal")
struct DisplayWidthTests {
  @Test(
    "Each character has the columns that terminals give it",
    arguments: [
      ("", 0), ("abc", 3), ("≈1.02 – ×2 µs", 13), ("e\u{301}", 1), ("日本", 4), ("한글", 4),
      ("👍", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("🇻🇳", 2), ("Nguyễn", 6), ("ＡＢ", 4),
    ])
  func width(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(
    "Text breaks at spaces, and in words only if they are wider than a line",
    arguments: [
      ("one two three", ["one two", "three"]), ("", [""]), ("  a  b ", ["a b"]),
      ("abcdefghij", ["abcdefg", "hij"]), ("a bcdefghij", ["a", "bcdefgh", "ij"]),
      ("日本語文", ["日本語", "文"]),
    ])
  func wrapping(text: String, lines: [String]) {
    #expect(text.wrapped(to: 7) == lines)
  }

  @Test("Control characters become visible, joiners stay")
  func printable() {
    #expect("a\tb\u{1B}\u{7F}\u{202E}c👩‍👩‍👧".printable == "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}c👩‍👩‍👧")
    #expect("می\u{200C}خواهم".printable == "می\u{200C}خواهم")
  }

  @Test("Marks without end on one character do not reach beyond it; what languages need stays")
  func marks() {
    for mark in ["\u{301}", "\u{20DD}", "\u{903}", "\u{200C}", "\u{200D}", "\u{FE0F}"] {
      let flood = "e" + String(repeating: mark, count: 100_000) + "f"
      #expect(flood.printable == "e" + String(repeating: mark, count: 30) + "f")
    }
    #expect("Z\u{301}\u{302}\u{303} का".printable == "Z\u{301}\u{302}\u{303} का")
  }

  @Test("A message quotes the beginning of a long text alone")
  func quoted() {
    #expect("a\nb".quoted == "'a\u{FFFD}b'")
    #expect("".quoted == "''")
    let text = String(repeating: "x", count: 1_000)
    #expect(text.quoted == "'\(text)'")
    #expect((text + "y").quoted == "'\(text)…'")
  }
}
