import HeadlessUIKit

/// Watches a screen without keeping it.
@MainActor struct Lifetime {
  private weak var screen: UIViewController?
  private weak var view: UIView?

  init(_ screen: UIViewController) {
    self.screen = screen
    view = screen.view
  }

  fileprivate var hasEnded: Bool { screen == nil && view == nil }
}

extension [Lifetime] {
  /// Requires that the first screens are gone, and no others.
  ///
  /// - Throws: `WrongScreen` when one that was dropped is still alive, or the other way round.
  @MainActor func requireEnd(of count: Int) throws(WrongScreen) {
    guard self[..<count].allSatisfy({ $0.hasEnded }) else {
      throw WrongScreen(problem: "A dropped screen is still alive.")
    }
    guard self[count...].allSatisfy({ !$0.hasEnded }) else {
      throw WrongScreen(problem: "A screen is gone before it was dropped.")
    }
  }
}
