import HeadlessUIKit

/// A screen for each repetition, of which one after the other takes its turn.
@MainActor final class ScreenQueue {
  private(set) var screens: [UIViewController?]
  /// How many have had their turn.
  private(set) var doneCount = 0

  /// Takes screens that are there already.
  init(_ screens: [UIViewController]) {
    self.screens = screens
  }

  /// Keeps places for screens that are still to be built.
  init(count: Int) {
    screens = Array(repeating: nil, count: count)
  }

  /// The screens that have had their turn.
  var done: [UIViewController] { screens[..<doneCount].compactMap(\.self) }

  /// The next screen takes its turn.
  func next() -> UIViewController? {
    doneCount += 1
    return screens[doneCount - 1]
  }

  /// Puts a new screen into the next place.
  func append(_ screen: UIViewController) {
    screens[doneCount] = screen
    doneCount += 1
  }
}

extension ScreenQueue {
  /// How many screens fit into the caches of the processor, where a screen that was just built is.
  nonisolated static let maximumCount = 16
}
