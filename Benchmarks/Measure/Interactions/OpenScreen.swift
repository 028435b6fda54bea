import HeadlessUIKit
import Jobs

/// A screen on a navigation stack in a visible window.
@MainActor final class OpenScreen {
  let check: ScreenCheck
  private let window = UIWindow()
  private let navigationController: UINavigationController

  init(_ screen: UIViewController, in navigationController: UINavigationController) {
    self.navigationController = navigationController
    navigationController.viewControllers = [screen]
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    check = ScreenCheck(screen.view)
    // A screen may load more when it appears, and that must not be measured.
    MainLoop.drain()
  }

  /// Removes the screen from the stack, so that the screen cancels its work.
  func leave() {
    navigationController.setViewControllers([], animated: false)
  }
}
