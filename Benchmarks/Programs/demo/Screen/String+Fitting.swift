import Terminal

extension StringProtocol {
  /// Returns the text, or its beginning and an ellipsis if the text is wider than `width` columns.
  nonisolated func fitted(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    guard width > 0 else { return "" }
    return String(prefix(upToWidth: width - 1)) + "…"
  }

  /// Returns the text, or an ellipsis and the text's end if the text is wider than `width` columns.
  nonisolated func fittedEnd(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    guard width > 0 else { return "" }
    return "…" + String(String(reversed()).prefix(upToWidth: width - 1).reversed())
  }

  /// Returns the text, followed by `filler` characters until the result is `width` columns wide.
  nonisolated func padded(to width: Int, with filler: Character = " ") -> String {
    self + String(repeating: filler, count: Swift.max(0, width - displayWidth))
  }

  private nonisolated func prefix(upToWidth width: Int) -> SubSequence {
    var room = width
    return prefix { character in
      room -= String(character).displayWidth
      return room >= 0
    }
  }
}
