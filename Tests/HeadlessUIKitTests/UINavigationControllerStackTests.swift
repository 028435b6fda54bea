import Testing

@testable import HeadlessUIKit

@Suite("The stack of a navigation controller")
struct UINavigationControllerStackTests {
  private let navigationController = UINavigationController()
  private let window = UIWindow()
  private let first = UIViewController()
  private let second = UIViewController()
  private let third = UIViewController()

  init() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.viewControllers = [first, second, third]
  }

  private func isStack(_ expected: [UIViewController]) -> Bool {
    navigationController.viewControllers.isSame(as: expected)
      && navigationController.topViewController === expected.last
  }

  @Test("has only its top on screen")
  func top() {
    #expect(isStack([first, second, third]))
    #expect(third.view.isOnScreen)
    #expect(second.viewIfLoaded?.isOnScreen != true)
    #expect(navigationController.children.isSame(as: [first, second, third]))
  }

  // Source: uinavigationcontroller/popviewcontroller(animated:)
  @Test("can be popped, but keeps its root")
  func pop() {
    #expect(navigationController.popViewController(animated: false) === third)
    #expect(isStack([first, second]))
    #expect(third.navigationController == nil)
    #expect(navigationController.popViewController(animated: false) === second)
    #expect(navigationController.popViewController(animated: false) == nil)
    #expect(isStack([first]))
    #expect(first.view.isOnScreen)
  }

  // Source: uinavigationcontroller/poptoviewcontroller(_:animated:)
  @Test("can be popped to its root or to another of its view controllers")
  func popTo() {
    let popped = navigationController.popToViewController(second, animated: false)
    #expect(popped?.isSame(as: [third]) == true)
    #expect(isStack([first, second]))
    let rest = navigationController.popToRootViewController(animated: false)
    #expect(rest?.isSame(as: [second]) == true)
    #expect(isStack([first]))
    #expect(navigationController.popToRootViewController(animated: false)?.isEmpty == true)
  }

  @Test("cannot be popped when it is empty")
  func empty() {
    navigationController.viewControllers = []
    #expect(navigationController.topViewController == nil)
    #expect(navigationController.popViewController(animated: false) == nil)
    #expect(navigationController.popToRootViewController(animated: false) == nil)
    #expect(navigationController.view.subviews.isEmpty)
  }

  // Source: none
  @Test("has changed before the popped view controller is told that it will disappear")
  func popTime() {
    final class Leaving: UIViewController {
      var stack: [UIViewController]?
      var isLeaving: Bool?

      override func viewWillDisappear(_ animated: Bool) {
        stack = navigationController?.viewControllers
        isLeaving = isMovingFromParent
      }
    }
    let leaving = Leaving()
    navigationController.pushViewController(leaving, animated: false)
    navigationController.popViewController(animated: false)
    #expect(leaving.stack?.isSame(as: [first, second, third]) == true)
    #expect(leaving.isLeaving == true && !leaving.isMovingFromParent)
  }

  // Source: uiviewcontroller/ismovingtoparent
  @Test(
    "tells a view controller if it is new and if it appears animated", arguments: [false, true])
  func arrival(animated: Bool) {
    final class Arriving: UIViewController {
      var isAnimated: [Bool] = []
      var isArriving: [Bool] = []

      override func viewWillAppear(_ animated: Bool) {
        isAnimated.append(animated)
        isArriving.append(isMovingToParent)
      }

      override func viewIsAppearing(_ animated: Bool) {
        isAnimated.append(animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        isAnimated.append(animated)
        isArriving.append(isMovingToParent)
      }
    }
    let arriving = Arriving()
    navigationController.pushViewController(arriving, animated: animated)
    #expect(arriving.isAnimated == [animated, animated, animated])
    #expect(arriving.isArriving == [true, true])
    #expect(!arriving.isMovingToParent)
    navigationController.pushViewController(UIViewController(), animated: false)
    navigationController.popViewController(animated: false)
    #expect(arriving.isArriving == [true, true, false, false])
  }

  // Source: none
  @Test("releases view controllers that leave it", arguments: ["pop", "popToRoot", "replace"])
  func memory(way: String) {
    weak var weakViewController: UIViewController?
    do {
      let viewController = UIViewController()
      weakViewController = viewController
      navigationController.pushViewController(viewController, animated: false)
    }
    #expect(weakViewController != nil)
    switch way {
    case "pop": navigationController.popViewController(animated: false)
    case "popToRoot": navigationController.popToRootViewController(animated: false)
    default: navigationController.setViewControllers([first], animated: false)
    }
    #expect(weakViewController == nil)
  }

  @Test("does not keep its navigation controller alive")
  func navigationControllerMemory() {
    weak var weakNavigationController: UINavigationController?
    let child = UIViewController()
    do {
      let navigationController = UINavigationController(rootViewController: child)
      weakNavigationController = navigationController
      window.rootViewController = navigationController
      window.rootViewController = nil
    }
    #expect(weakNavigationController == nil)
    #expect(child.parent == nil)
  }
}
