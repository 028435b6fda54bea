import HeadlessUIKit

/// A queue of screens, from which each repetition of an interaction uses the next one.
@MainActor final class ScreenQueue {
  private(set) var screens: [UIViewController?]
  /// The number of screens that the repetitions so far have used.
  private(set) var doneCount = 0

  /// Creates a queue of screens that are already built.
  init(_ screens: [UIViewController]) {
    self.screens = screens
  }

  /// Creates an empty queue with room for the given number of screens, which the repetitions build.
  init(count: Int) {
    screens = Array(repeating: nil, count: count)
  }

  /// The screens that the repetitions so far have used.
  var done: [UIViewController] { screens[..<doneCount].compactMap(\.self) }

  /// Moves on to the next screen and returns the screen; `nil` if the screen is not yet built.
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
  /// The processor's caches can hold this many screens at once. So the access to each screen is as
  /// fast as the access to a screen that was just built.
  nonisolated static let maximumCount = 16
}
