/// The scroll position in a text that may be longer than the screen.
struct Pager {
  private var firstLine = 0

  /// Scrolls the text by a line or a page, or to its beginning or end, depending on the key.
  ///
  /// - Parameters:
  ///   - key: The key. A key that does not scroll has no effect.
  ///   - lineCount: The number of lines of the text.
  ///   - room: The number of lines that fit on the screen.
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

  /// Returns the lines of a text from the first visible line until the end of the text.
  ///
  /// - Parameters:
  ///   - text: All lines of the text.
  ///   - room: The number of lines that fit on the screen.
  /// - Returns: The lines. There may be more of these lines than fit on the screen.
  func lines(of text: [String], room: Int) -> ArraySlice<String> {
    text.dropFirst(min(firstLine, max(0, text.count - room)))
  }
}
