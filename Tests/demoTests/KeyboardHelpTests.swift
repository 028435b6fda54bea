import Terminal
import Testing

@testable import demo

@Suite("The help on the keys")
struct KeyboardHelpTests {
  private func words(_ lines: [String]) -> [Substring] {
    lines.joined(separator: " ").split(separator: " ").sorted()
  }

  @Test("No line is wider than the terminal, and no word is left out", arguments: [17, 40, 77])
  func widths(width: Int) {
    for isTraced in [false, true] {
      let help = KeyboardHelp(isTraced: isTraced)
      let lines = help.lines(width: width)
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines)")
      #expect(words(lines) == words(help.lines(width: 1_000)))
      #expect(lines.contains { $0.hasPrefix("Ctrl-T") } == isTraced)
    }
  }

  @Test("Wide terminals have explanations beside the keys, and narrow ones below")
  func columns() {
    let help = KeyboardHelp(isTraced: false)
    #expect(help.lines(width: 77).contains("Ctrl-W          delete the word before the caret"))
    let narrow = help.lines(width: 17).drop { $0 != "Ctrl-W" }.prefix(3)
    #expect(narrow == ["Ctrl-W", "  delete the word", "  before the"])
  }
}
