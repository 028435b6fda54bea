@testable import Metrics
import Testing

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
  }
}
