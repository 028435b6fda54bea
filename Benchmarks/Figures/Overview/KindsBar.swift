import Testability

/// A bar of the kinds of mistakes in one architecture, found from the left.
struct KindsBar {
  /// The signs for kinds that are found, found in part, and found only with a screen.
  struct Signs {
    let found, inPart, onlyWithScreen: String

    /// The signs for a terminal: blocks if it shows them.
    init(isUnicode: Bool) {
      (found, inPart, onlyWithScreen) = isUnicode ? ("█", "▒", "·") : ("#", "+", ".")
    }
  }

  private let counts: KindCounts

  init(_ counts: KindCounts) {
    self.counts = counts
  }

  /// Returns the bar's text.
  func text(width: Int, signs: Signs) -> String {
    let all = max(1, counts.of)
    func columns(_ kinds: Int) -> Int { (kinds * width + all / 2) / all }
    let found = columns(counts.found)
    let seen = columns(counts.found + counts.inPart)
    let known = columns(counts.found + counts.inPart + counts.onlyWithScreen)
    return String(repeating: signs.found, count: found)
      + String(repeating: signs.inPart, count: seen - found)
      + String(repeating: signs.onlyWithScreen, count: known - seen)
  }
}
