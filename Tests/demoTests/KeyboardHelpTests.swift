import Terminal
import Testing

@testable import demo

@Suite("The help on the keys")
struct KeyboardHelpTests {
  private func words(_ lines: [String]) -> [Substring] {
    lines.joined(separator: " ").split(separator: " ")
  }

  @Test("No line is wider than the terminal, and no word is left out", arguments: 17...120)
  func widths(width: Int) {
    for isTraced in [false, true] {
      let help = KeyboardHelp(isTraced: isTraced)
      let lines = help.lines(width: width)
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines)")
      #expect(words(lines).sorted() == words(help.lines(width: 1_000)).sorted())
    }
  }

  @Test("Wide terminals have explanations beside the keys, and narrow ones below")
  func columns() {
    let help = KeyboardHelp(isTraced: false)
    #expect(help.lines(width: 77).contains("Ctrl-W          delete the word before the caret"))
    let narrow = help.lines(width: 17)
    let index = narrow.firstIndex(of: "Ctrl-W")
    #expect(
      index.map { narrow[$0...].prefix(3) } == ["Ctrl-W", "  delete the word", "  before the"])
  }

  @Test("Every key and every word of the bar is explained")
  func complete() {
    let lines = KeyboardHelp(isTraced: true).lines(width: 77)
    for term in [
      "Tab", "Shift-Tab", "Return", "Esc", "o ", "a ", "d ", "f ", "Ctrl-T", "?", "q, Ctrl-C",
      "←, →",
      "Home, Ctrl-A", "End, Ctrl-E", "Backspace", "Delete", "Ctrl-W", "Ctrl-U", "delay on",
      "failure on", "<", ">", "^, v", "(disabled)", "(working…)",
    ] {
      #expect(lines.contains { $0.hasPrefix(term) }, "\(term)")
    }
    #expect(!KeyboardHelp(isTraced: false).lines(width: 77).contains { $0.contains("Ctrl-T") })
  }
}
