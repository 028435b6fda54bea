import Testing

@testable import HeadlessUIKit

@Suite("A navigation controller")
struct UINavigationControllerTests {
  private let log = LifeCycleLog()
  private let window = UIWindow()

  private func logging(_ name: String) -> LoggingViewController {
    LoggingViewController(name, log: log)
  }

  private func show(_ stack: [UIViewController]) -> UINavigationController {
    let navigationController = UINavigationController()
    navigationController.viewControllers = stack
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    _ = log.take()
    return navigationController
  }

  @Test("shows its root when its window becomes visible")
  func root() {
    let navigationController = UINavigationController(rootViewController: logging("A"))
    #expect(log.take() == ["A willMove parent", "A didMove parent"])
    window.rootViewController = navigationController
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
      ])
  }

  @Test("tells in UIKit's order what a push does, animated or not", arguments: [false, true])
  func push(animated: Bool) {
    let navigationController = show([logging("A")])
    let pushed = logging("B")
    navigationController.pushViewController(pushed, animated: animated)
    #expect(
      log.take() == [
        "B willMove parent", "B loadView", "B viewDidLoad", "A viewWillDisappear",
        "B viewWillAppear", "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear",
        "B didMove parent",
      ])
    #expect(navigationController.topViewController === pushed)
    #expect(pushed.navigationController === navigationController)
  }

  @Test("tells in UIKit's order what a pop does, animated or not", arguments: [false, true])
  func pop(animated: Bool) {
    let popped = logging("B")
    let navigationController = show([logging("A"), popped])
    #expect(navigationController.popViewController(animated: animated) === popped)
    #expect(
      log.take() == [
        "B willMove nil", "A loadView", "A viewDidLoad", "B viewWillDisappear", "A viewWillAppear",
        "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear", "B didMove nil",
      ])
    #expect(popped.parent == nil)
  }
}
