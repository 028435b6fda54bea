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

  @Test("makes the calls of a push in UIKit's order, animated or not", arguments: [false, true])
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

  @Test("makes the calls of a pop in UIKit's order, animated or not", arguments: [false, true])
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

extension UINavigationControllerTests {
  @Test("tells each view controller that leaves when it pops to its root")
  func popToRoot() {
    let navigationController = show([logging("A"), logging("B"), logging("C")])
    navigationController.popToRootViewController(animated: true)
    #expect(
      log.take() == [
        "B willMove nil", "C willMove nil", "A loadView", "A viewDidLoad", "C viewWillDisappear",
        "A viewWillAppear", "A viewIsAppearing", "C viewDidDisappear", "A viewDidAppear",
        "B didMove nil", "C didMove nil",
      ])
  }

  @Test(
    "tells new and removed view controllers when its stack is replaced", arguments: [false, true])
  func replace(animated: Bool) {
    let navigationController = show([logging("A"), logging("B")])
    navigationController.setViewControllers([logging("L")], animated: animated)
    #expect(
      log.take() == [
        "A willMove nil", "B willMove nil", "L willMove parent", "L loadView", "L viewDidLoad",
        "B viewWillDisappear", "L viewWillAppear", "L viewIsAppearing", "B viewDidDisappear",
        "L viewDidAppear", "L didMove parent", "A didMove nil", "B didMove nil",
      ])
  }

  @Test("makes no transition when the top stays")
  func replaceBelow() {
    let top = logging("B")
    let navigationController = show([logging("A"), top])
    navigationController.setViewControllers([logging("C"), top], animated: true)
    #expect(
      log.take() == ["A willMove nil", "C willMove parent", "C didMove parent", "A didMove nil"])
    #expect(top.view.isOnScreen)
  }

  @Test("changes its stack while it is not on screen, without appearance calls")
  func offScreen() {
    let navigationController = show([logging("A")])
    window.rootViewController = nil
    #expect(log.take() == ["A viewWillDisappear", "A viewDidDisappear"])
    navigationController.pushViewController(logging("B"), animated: false)
    #expect(
      log.take() == ["B willMove parent", "B loadView", "B viewDidLoad", "B didMove parent"])
    window.rootViewController = navigationController
    #expect(log.take() == ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
  }

  @Test("finishes a transition before it begins the next", arguments: ["appear", "didAppear"])
  func nested(moment: String) {
    final class Pushing: LoggingViewController {
      var next: UIViewController?
      var pushesEarly = false

      private func push() {
        guard let next else { return }
        self.next = nil
        navigationController?.pushViewController(next, animated: false)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if pushesEarly { push() }
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        push()
      }
    }
    let navigationController = show([logging("A")])
    let pushing = Pushing("B", log: log)
    pushing.next = logging("C")
    pushing.pushesEarly = moment == "appear"
    navigationController.pushViewController(pushing, animated: false)
    #expect(
      log.take().filter { !$0.contains("oad") && !$0.contains("willMove") } == [
        "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "A viewDidDisappear",
        "B viewDidAppear", "B didMove parent",
        "B viewWillDisappear", "C viewWillAppear", "C viewIsAppearing", "B viewDidDisappear",
        "C viewDidAppear", "C didMove parent",
      ])
  }

  @Test("shows a view controller that is pushed while it is appearing itself")
  func pushWhileAppearing() {
    final class Pushing: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        guard navigationController?.viewControllers.count == 1 else { return }
        navigationController?.pushViewController(UIViewController(), animated: false)
      }
    }
    let navigationController = UINavigationController(rootViewController: Pushing())
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    #expect(navigationController.viewControllers.count == 2)
    #expect(navigationController.topViewController?.view.isOnScreen == true)
    #expect(navigationController.view.subviews.count == 1)
  }

  @Test("ends editing on a popped screen before it calls the screen's viewDidDisappear")
  func popWhileEditing() {
    let field = UITextField()
    field.addAction(UIAction { [log] _ in log.append("editingDidEnd") }, for: .editingDidEnd)
    let screen = logging("B")
    let navigationController = show([logging("A"), screen])
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    navigationController.popViewController(animated: false)
    #expect(
      log.take().filter { !$0.contains("oad") } == [
        "B willMove nil", "B viewWillDisappear", "A viewWillAppear", "editingDidEnd",
        "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear", "B didMove nil",
      ])
  }
}
