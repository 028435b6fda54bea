import Foundation
import Models
import Testing

@Suite("A display name")
struct DisplayNameTests {
  @Test(
    "P-6: White space and line breaks around a name are dropped",
    arguments: [
      "David Blaine", "  David Blaine\t", "\r\nDavid Blaine\r\n",
      "\u{A0}\u{3000}David Blaine\u{2003}",
      "\u{2028}David Blaine\u{2029}", "\u{85}\u{0B}\u{0C}David Blaine",
      "\u{200B}David Blaine\u{200B}",
    ])
  func trims(text: String) throws {
    #expect(try DisplayName(text).text == "David Blaine")
  }

  @Test(
    "P-7: A name that has only white space and line breaks, or shows nothing, is empty",
    arguments: [
      "", " \t", "\r\n", "\u{2028}\u{2029}", "\u{A0}\u{3000}", "\u{200B}\u{200B}",
      "\u{200D}", "\u{200C}\u{200D}", "\u{FEFF}", "\u{2060}\u{AD}", "\u{202E}\u{200F}\u{2066}",
      "\u{FE0F}", "\u{3164}", "\u{115F}\u{1160}", "\u{E0001}\u{E007F}", "\u{200D} \n \u{200D}",
      "\u{2800}", "\u{1D159}", "\u{FFF9}\u{FFFB}", "\u{2800} \u{200D}\u{1D159}",
    ])
  func refusesEmptyName(text: String) {
    #expect(throws: DisplayNameError.empty) { try DisplayName(text) }
  }

  @Test(
    "P-7: Control characters and line breaks inside a name are refused",
    arguments: [
      "David\nBlaine", "David\r\nBlaine", "David\tBlaine", "David\u{0}Blaine", "David\u{7F}Blaine",
      "David\u{85}Blaine", "David\u{9B}Blaine", "David\u{2028}Blaine", "David\u{2029}Blaine",
      "\u{1B}[2JDavid", "David\u{0}", "\u{7}",
    ])
  func refusesControlCharacters(text: String) {
    #expect(throws: DisplayNameError.controlCharacters) { try DisplayName(text) }
  }

  @Test(
    "P-7: More than 40 characters are refused, however many bytes they have",
    arguments: [
      String(repeating: "x", count: 41),
      String(repeating: "é", count: 41),
      String(repeating: "👩‍🚀", count: 41),
      String(repeating: "x", count: 1_000_000),
    ])
  func refusesLongName(text: String) {
    #expect(throws: DisplayNameError.tooLong) { try DisplayName(text) }
  }

  @Test(
    "P-7: More than 400 bytes are refused",
    arguments: [
      // 40 characters of 11 bytes.
      String(repeating: "👩‍🚀", count: 40),
      // One character of 401 bytes.
      "e" + String(repeating: "\u{301}", count: 200),
      "e" + String(repeating: "\u{301}", count: 1_000_000),
    ])
  func refusesLargeName(text: String) {
    #expect(throws: DisplayNameError.tooLarge) { try DisplayName(text) }
  }

  @Test(
    "P-7: 40 characters and 400 bytes are still a name",
    arguments: [
      String(repeating: "x", count: 40),
      // 36 characters of 11 bytes and one of 4.
      String(repeating: "👩‍🚀", count: 36) + "👩",
      // One character of 400 bytes.
      "ab" + String(repeating: "\u{301}", count: 199),
    ])
  func acceptsLongestName(text: String) throws {
    #expect(try DisplayName(text).text == text)
  }

  @Test("P-7: White space around a name does not count toward its limits")
  func trimsBeforeItCounts() throws {
    let padding = String(repeating: " ", count: 400)
    let name = String(repeating: "x", count: 40)
    #expect(try DisplayName(padding + name + padding).text == name)
  }

  @Test("P-7: A name that is too long and has two lines is refused for its line break")
  func checksControlCharactersFirst() {
    let line = String(repeating: "x", count: 400)
    #expect(throws: DisplayNameError.controlCharacters) { try DisplayName(line + "\n" + line) }
  }

  @Test(
    "Letters of all scripts, emoji and marks in a name are kept unchanged",
    arguments: [
      "x", "Ünal  Çelik", "دیوید بلین", "می‌خواهم", "👨‍👩‍👧‍👦", "🏳️‍🌈", "न्‍य", "Zoe\u{308}", "a\u{200B}b",
      "\u{202E}David", "\u{200F}דוד\u{200E}", "❤\u{FE0F}", "\u{301}", "\u{200D}.",
      "⠓\u{2800}⠊",
    ])
  func keepsText(text: String) throws {
    #expect(try Array(DisplayName(text).text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("P-8: Names are equal if they read the same, however their characters are composed")
  func comparesAsRead() throws {
    #expect(try DisplayName("Zo\u{EB}") == DisplayName(" Zoe\u{308} "))
  }

  @Test(
    "P-10: The count of a text is that of the name without what is around it",
    arguments: [("", 0), ("  ", 0), (" David  Blaine\n", 13), ("👩‍🚀é", 2), ("a\nb", 3)])
  func countsCharacters(text: String, count: Int) {
    #expect(DisplayName.characterCount(of: text) == count)
  }
}
