import Testing

@testable import HeadlessUIKit

/// A delegate that logs which view controller is shown, in the log of the view controllers.
private final class NavigationLog: UINavigationControllerDelegate {
  private let log: LifeCycleLog

  init(_ log: LifeCycleLog) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("willShow \(name(of: viewController))\(animated ? " animated" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("didShow \(name(of: viewController))\(animated ? " animated" : "")")
  }

  private func name(of viewController: UIViewController) -> String {
    (viewController as? LoggingViewController)?.name ?? "another"
  }
}

@Suite("The delegate of a navigation controller")
struct UINavigationControllerDelegateTests {
  private let log = LifeCycleLog()
  private let window = UIWindow()
  private let navigationController = UINavigationController()
  private let delegate: NavigationLog

  init() {
    delegate = NavigationLog(log)
    navigationController.delegate = delegate
  }

  private func logging(_ name: String) -> LoggingViewController {
    LoggingViewController(name, log: log)
  }

  private func show(_ stack: [UIViewController]) {
    navigationController.viewControllers = stack
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    _ = log.take()
  }

  @Test("hears of the root when the navigation controller appears")
  func root() {
    navigationController.viewControllers = [logging("A")]
    #expect(!log.take().contains { $0.contains("how") })
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    #expect(log.take().filter { $0.contains("how") } == ["willShow A", "didShow A"])
  }

  @Test("hears of a push between the calls of the view controllers, in UIKit's order")
  func push() {
    show([logging("A")])
    navigationController.pushViewController(logging("B"), animated: true)
    #expect(
      log.take() == [
        "B willMove parent", "B loadView", "B viewDidLoad", "A viewWillDisappear",
        "B viewWillAppear", "willShow B animated", "B viewIsAppearing", "A viewDidDisappear",
        "B viewDidAppear", "B didMove parent", "didShow B animated",
      ])
  }

  @Test("hears of a pop after the popped view controller has left")
  func pop() {
    show([logging("A"), logging("B")])
    navigationController.popViewController(animated: false)
    #expect(
      log.take() == [
        "B willMove nil", "A loadView", "A viewDidLoad", "B viewWillDisappear",
        "A viewWillAppear", "willShow A",
        "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear", "B didMove nil", "didShow A",
      ])
  }

  @Test("hears nothing when only screens below the top change")
  func below() {
    let (bottom, top) = (logging("A"), logging("B"))
    show([bottom, top])
    navigationController.setViewControllers([top], animated: false)
    #expect(!log.take().contains { $0.contains("how") })
  }

  @Test("hears of a change off screen when the navigation controller appears again")
  func offScreen() {
    let (bottom, top) = (logging("A"), logging("B"))
    show([bottom])
    window.rootViewController = nil
    navigationController.pushViewController(top, animated: false)
    #expect(!log.take().contains { $0.contains("how") })
    window.rootViewController = navigationController
    #expect(log.take().filter { $0.contains("how") } == ["willShow B", "didShow B"])
  }

  @Test("can change the stack when it hears that a view controller is shown")
  func changeInside() {
    final class Replacing: UINavigationControllerDelegate {
      let replacement: UIViewController

      init(_ replacement: UIViewController) {
        self.replacement = replacement
      }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        guard viewController !== replacement else { return }
        navigationController.setViewControllers([replacement], animated: false)
      }
    }
    show([logging("A")])
    let replacement = logging("C")
    let replacing = Replacing(replacement)
    navigationController.delegate = replacing
    navigationController.pushViewController(logging("B"), animated: false)
    #expect(navigationController.topViewController === replacement)
    #expect(log.take().suffix(3) == ["C didMove parent", "A didMove nil", "B didMove nil"])
  }

  @Test("is not kept alive")
  func lifetime() {
    var delegate: NavigationLog? = NavigationLog(log)
    navigationController.delegate = delegate
    delegate = nil
    #expect(navigationController.delegate == nil)
  }
}
