import HeadlessUIKit

/// Screens that are dropped one after the other, and watched.
@MainActor final class DroppedScreens {
  private var screens: [UIViewController?]
  private let lifetimes: [Lifetime]
  private var droppedCount = 0

  /// Takes screens whose views are loaded, and that nobody else keeps.
  init(_ screens: [UIViewController]) {
    self.screens = screens
    lifetimes = screens.map(Lifetime.init)
  }

  /// Drops the next screen.
  func drop() {
    screens[droppedCount] = nil
    droppedCount += 1
  }

  /// Requires that what was dropped is gone, and nothing else.
  ///
  /// - Throws: `WrongScreen` when one that was dropped is still alive, or the other way round.
  func check() throws(WrongScreen) {
    guard lifetimes[..<droppedCount].allSatisfy({ $0.hasEnded }) else {
      throw WrongScreen(problem: "A dropped screen is still alive.")
    }
    guard lifetimes[droppedCount...].allSatisfy({ !$0.hasEnded }) else {
      throw WrongScreen(problem: "A screen is gone before it was dropped.")
    }
  }
}

/// Watches a screen without keeping it.
@MainActor private struct Lifetime {
  private weak var screen: UIViewController?
  private weak var view: UIView?

  init(_ screen: UIViewController) {
    self.screen = screen
    view = screen.view
  }

  var hasEnded: Bool { screen == nil && view == nil }
}
