import HeadlessUIKit
import Jobs

/// Screens on top of others, each of an app of its own, that the person leaves one after the other.
@MainActor final class LeftScreens {
  private let apps: [MeasuredApp]
  private let lifetimes: [Lifetime]
  private var leftCount = 0

  /// Opens the screens, and prepares each of them.
  init(
    on subject: Subject, count: Int, make: (MeasuredApp) -> UIViewController,
    prepare: (ScreenCheck) throws(WrongScreen) -> Void
  ) throws(WrongScreen) {
    apps = AppQueue(of: subject, count: count, make: make).apps
    var lifetimes: [Lifetime] = []
    for app in apps {
      let screen = make(app)
      app.open(UIViewController(), screen)
      try prepare(ScreenCheck(screen.view))
      lifetimes.append(Lifetime(screen))
    }
    self.lifetimes = lifetimes
  }

  /// Goes back from the next screen, and lets everything be done that this leads to.
  func leave() {
    apps[leftCount].navigationController.popViewController(animated: false)
    MainLoop.drain()
    leftCount += 1
  }

  /// Requires that exactly the screens that were left are deallocated.
  ///
  /// - Throws: `WrongScreen` when a screen that was left is still alive, or when another screen has
  ///   been deallocated.
  func check() throws(WrongScreen) {
    guard lifetimes[..<leftCount].allSatisfy({ $0.hasEnded }) else {
      throw WrongScreen(problem: "A screen is still alive after it was left.")
    }
    guard lifetimes[leftCount...].allSatisfy({ !$0.hasEnded }) else {
      throw WrongScreen(problem: "A screen was deallocated before it was left.")
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
