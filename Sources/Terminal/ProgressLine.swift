import Foundation

/// One line on the terminal that says what is being done, and is gone when it is done.
package final class ProgressLine {
  /// What fits on the narrowest terminal in use: a line that wraps cannot be erased.
  private static let width = 79

  private let isShown: Bool
  private let write: (String) -> Void
  private var shownWidth = 0

  /// Creates a line that is shown only where a person sees it change.
  package init(isShown: Bool, write: @escaping (String) -> Void) {
    self.isShown = isShown
    self.write = write
  }

  /// Replaces what the line says.
  package func show(_ text: String) {
    guard isShown else { return }
    var line = ""
    for character in text.printable where (line + String(character)).displayWidth <= Self.width {
      line.append(character)
    }
    let width = line.displayWidth
    write("\r" + line + String(repeating: " ", count: max(0, shownWidth - width)))
    shownWidth = width
  }

  /// Leaves the terminal as if there had been no line.
  package func erase() {
    guard isShown, shownWidth > 0 else { return }
    write("\r" + String(repeating: " ", count: shownWidth) + "\r")
    shownWidth = 0
  }
}
