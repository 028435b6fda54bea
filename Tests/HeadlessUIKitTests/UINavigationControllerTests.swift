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
    append("willShow", viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    append("didShow", viewController, animated)
  }

  private func append(_ call: String, _ viewController: UIViewController, _ animated: Bool) {
    let name = (viewController as? LoggingViewController)?.name ?? "another"
    log.append("\(call) \(name)\(animated ? " animated" : "")")
  }
}

@Suite("A navigation controller")
struct UINavigationControllerTests {
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

  // Source: uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)
  @Test("shows its root when its window becomes visible, and tells its delegate")
  func root() {
    navigationController.viewControllers = [logging("A")]
    #expect(log.take() == ["A willMove parent", "A didMove parent"])
    window.rootViewController = navigationController
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    let calls = log.take()
    #expect(
      calls.filter { !$0.contains("Show") } == [
        "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
      ])
    #expect(calls.filter { $0.contains("Show") } == ["willShow A", "didShow A"])
  }

  // Source: uiviewcontroller/viewisappearing(_:), didmove(toparent:); none for two screens
  @Test("makes the calls of a push in UIKit's order, animated or not", arguments: [false, true])
  func push(animated: Bool) {
    show([logging("A")])
    let pushed = logging("B")
    navigationController.pushViewController(pushed, animated: animated)
    let manner = animated ? " animated" : ""
    #expect(
      log.take() == [
        "B willMove parent", "B loadView", "B viewDidLoad", "A viewWillDisappear",
        "B viewWillAppear", "willShow B\(manner)", "B viewIsAppearing", "A viewDidDisappear",
        "B viewDidAppear", "B didMove parent", "didShow B\(manner)",
      ])
    #expect(navigationController.topViewController === pushed)
    #expect(pushed.navigationController === navigationController)
  }

  // Source: uiviewcontroller/viewwilldisappear(_:), didmove(toparent:); none for two screens
  @Test("makes the calls of a pop in UIKit's order, animated or not", arguments: [false, true])
  func pop(animated: Bool) {
    let popped = logging("B")
    show([logging("A"), popped])
    #expect(navigationController.popViewController(animated: animated) === popped)
    let manner = animated ? " animated" : ""
    #expect(
      log.take() == [
        "B willMove nil", "A loadView", "A viewDidLoad", "B viewWillDisappear", "A viewWillAppear",
        "willShow A\(manner)", "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear",
        "B didMove nil", "didShow A\(manner)",
      ])
    #expect(popped.parent == nil)
  }

  // Source: uinavigationcontroller/poptorootviewcontroller(animated:); none for who is told
  @Test("tells each view controller that leaves when it pops to its root")
  func popToRoot() {
    show([logging("A"), logging("B"), logging("C")])
    navigationController.popToRootViewController(animated: false)
    #expect(
      log.take() == [
        "B willMove nil", "C willMove nil", "A loadView", "A viewDidLoad", "C viewWillDisappear",
        "A viewWillAppear", "willShow A", "A viewIsAppearing", "C viewDidDisappear",
        "A viewDidAppear", "B didMove nil", "C didMove nil", "didShow A",
      ])
  }

  // Source: uinavigationcontroller/setviewcontrollers(_:animated:); none for who is told
  @Test("tells new and removed view controllers when its stack is replaced")
  func replace() {
    show([logging("A"), logging("B")])
    navigationController.setViewControllers([logging("L")], animated: false)
    #expect(
      log.take() == [
        "A willMove nil", "B willMove nil", "L willMove parent", "L loadView", "L viewDidLoad",
        "B viewWillDisappear", "L viewWillAppear", "willShow L", "L viewIsAppearing",
        "B viewDidDisappear", "L viewDidAppear", "L didMove parent", "A didMove nil",
        "B didMove nil", "didShow L",
      ])
  }

  // Source: none
  @Test("makes no transition when the top stays")
  func replaceBelow() {
    let top = logging("B")
    show([logging("A"), top])
    navigationController.setViewControllers([logging("C"), top], animated: true)
    #expect(
      log.take() == ["A willMove nil", "C willMove parent", "C didMove parent", "A didMove nil"])
    #expect(top.view.isOnScreen)
  }

  // Source: none
  @Test("changes its stack off screen without appearance calls, and tells its delegate later")
  func offScreen() {
    show([logging("A")])
    window.rootViewController = nil
    #expect(log.take() == ["A viewWillDisappear", "A viewDidDisappear"])
    navigationController.pushViewController(logging("B"), animated: false)
    #expect(
      log.take() == ["B willMove parent", "B loadView", "B viewDidLoad", "B didMove parent"])
    window.rootViewController = navigationController
    let calls = log.take()
    #expect(
      calls.filter { !$0.contains("Show") } == [
        "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ])
    #expect(calls.filter { $0.contains("Show") } == ["willShow B", "didShow B"])
  }

  // Source: none
  @Test("finishes a transition before it begins the next", arguments: [false, true])
  func nested(pushesEarly: Bool) {
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
    show([logging("A")])
    let pushing = Pushing("B", log: log)
    pushing.next = logging("C")
    pushing.pushesEarly = pushesEarly
    navigationController.pushViewController(pushing, animated: false)
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "A viewDidDisappear",
        "B viewDidAppear",
        "B viewWillDisappear", "C viewWillAppear", "C viewIsAppearing", "B viewDidDisappear",
        "C viewDidAppear",
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
    show([Pushing()])
    #expect(navigationController.viewControllers.count == 2)
    #expect(navigationController.topViewController?.view.isOnScreen == true)
    #expect(navigationController.view.subviews.count == 1)
  }

  @Test("lets its delegate change the stack when a view controller is shown")
  func changeInside() {
    final class Replacing: UINavigationControllerDelegate {
      let replacement = UIViewController()

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        guard viewController !== replacement else { return }
        navigationController.setViewControllers([replacement], animated: false)
      }
    }
    show([logging("A")])
    let replacing = Replacing()
    navigationController.delegate = replacing
    navigationController.pushViewController(logging("B"), animated: false)
    #expect(navigationController.viewControllers.isSame(as: [replacing.replacement]))
    #expect(log.take().suffix(2) == ["A didMove nil", "B didMove nil"])
  }

  // Source: uinavigationcontroller/delegate
  @Test("does not keep its delegate alive")
  func delegateLifetime() {
    var delegate: NavigationLog? = NavigationLog(log)
    navigationController.delegate = delegate
    delegate = nil
    #expect(navigationController.delegate == nil)
  }

  // Source: UITextField.h; none for the order
  @Test("ends editing on a popped screen before it calls the screen's viewDidDisappear")
  func popWhileEditing() {
    let field = UITextField()
    field.addAction(UIAction { [log] _ in log.append("editingDidEnd") }, for: .editingDidEnd)
    let screen = logging("B")
    show([logging("A"), screen])
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    navigationController.popViewController(animated: false)
    #expect(
      log.take().filter { $0.contains("ppear") || $0.contains("End") } == [
        "B viewWillDisappear", "A viewWillAppear", "editingDidEnd", "A viewIsAppearing",
        "B viewDidDisappear", "A viewDidAppear",
      ])
  }
}
