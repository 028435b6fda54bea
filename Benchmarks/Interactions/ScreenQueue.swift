import HeadlessUIKit

/// One screen for each repetition, used one after the other.
@MainActor final class ScreenQueue {
  private(set) var screens: [UIViewController?]
  /// The number of screens that have been used.
  private(set) var doneCount = 0

  /// Creates a queue of screens that are already built.
  init(_ screens: [UIViewController]) {
    self.screens = screens
  }

  /// Creates a queue with room for screens that each repetition builds.
  init(count: Int) {
    screens = Array(repeating: nil, count: count)
  }

  /// The screens that have been used.
  var done: [UIViewController] { screens[..<doneCount].compactMap(\.self) }

  /// Moves on to the next screen and returns it.
  func next() -> UIViewController? {
    doneCount += 1
    return screens[doneCount - 1]
  }

  /// Adds the screen that a repetition has built, and counts it as used.
  func append(_ screen: UIViewController) {
    screens[doneCount] = screen
    doneCount += 1
  }
}

extension ScreenQueue {
  /// The largest number of screens in a queue.
  ///
  /// This many screens fit into the processor's caches together, and a screen that was just built
  /// is in the caches, too.
  nonisolated static let maximumCount = 16
}
