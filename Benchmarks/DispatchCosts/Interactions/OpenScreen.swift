import HeadlessUIKit
import Jobs

/// A screen where a person sees it: on a navigation stack in a window.
@MainActor final class OpenScreen {
  let check: ScreenCheck
  private let window = UIWindow()
  private let navigationController: UINavigationController

  init(_ screen: UIViewController) {
    navigationController = UINavigationController(rootViewController: screen)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    check = ScreenCheck(screen.view)
    // What appears may load something more, which is no part of what is measured later.
    MainLoop.drain()
  }

  /// Takes the screen off the stack, so that it ends what it does.
  func leave() {
    navigationController.setViewControllers([], animated: false)
  }
}
