import HeadlessUIKit

/// A list of screens that drops one screen after the other and checks that each dropped screen is
/// deallocated.
@MainActor final class DroppedScreens {
  private var screens: [UIViewController?]
  private let lifetimes: [Lifetime]
  private var droppedCount = 0

  /// Creates the list from screens whose views are loaded.
  ///
  /// There must be no other strong reference to the screens.
  init(_ screens: [UIViewController]) {
    self.screens = screens
    lifetimes = screens.map(Lifetime.init)
  }

  /// Drops the strong reference to the next screen.
  func drop() {
    screens[droppedCount] = nil
    droppedCount += 1
  }

  /// Requires that exactly the dropped screens are deallocated.
  ///
  /// - Throws: `WrongScreen` when a dropped screen is still alive, or when a screen that was not
  ///   dropped has been deallocated.
  func check() throws(WrongScreen) {
    guard lifetimes[..<droppedCount].allSatisfy({ $0.hasEnded }) else {
      throw WrongScreen(problem: "A screen is still alive after the measurement has released it.")
    }
    guard lifetimes[droppedCount...].allSatisfy({ !$0.hasEnded }) else {
      throw WrongScreen(problem: "A screen was deallocated before the measurement had released it.")
    }
  }
}

/// Weak references to a screen and its view.
@MainActor private struct Lifetime {
  private weak var screen: UIViewController?
  private weak var view: UIView?

  init(_ screen: UIViewController) {
    self.screen = screen
    view = screen.view
  }

  var hasEnded: Bool { screen == nil && view == nil }
}
