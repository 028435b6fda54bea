/// The part in view of a text that is longer than the screen.
struct Pager {
  private var firstLine = 0

  /// Moves by lines or pages as a key asks for, without leaving the text.
  mutating func press(_ key: Key, lineCount: Int, room: Int) {
    let page = max(1, room - 1)
    let last = max(0, lineCount - room)
    switch key {
    case .tab, .down: firstLine += 1
    case .backTab, .up: firstLine -= 1
    case .enter, .pageDown, .character(" "): firstLine += page
    case .backspace, .pageUp: firstLine -= page
    case .home: firstLine = 0
    case .end: firstLine = last
    default: break
    }
    firstLine = min(max(0, firstLine), last)
  }

  /// Returns the lines of the text from the first one in view.
  func lines(of text: [String], room: Int) -> ArraySlice<String> {
    text.dropFirst(min(firstLine, max(0, text.count - room)))
  }
}
