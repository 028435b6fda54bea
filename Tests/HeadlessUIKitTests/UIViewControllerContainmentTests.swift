import Testing

@testable import HeadlessUIKit

@Suite("A container view controller")
struct UIViewControllerContainmentTests {
  private let log = LifeCycleLog()
  private let window = UIWindow()
  private let container: LoggingViewController
  private let child: LoggingViewController

  init() {
    container = LoggingViewController("C", log: log)
    child = LoggingViewController("A", log: log)
  }

  // Source: uiviewcontroller/willmove(toparent:), didmove(toparent:)
  @Test("leaves didMove(toParent:) of a new child to the subclass, and adds no child twice")
  func add() {
    for _ in 1...2 { container.addChild(child) }
    #expect(log.take() == ["A willMove parent"])
    #expect(child.parent === container)
    #expect(container.children.isSame(as: [child]))
    #expect(!child.isViewLoaded)
  }

  // Source: uiviewcontroller/willmove(toparent:), didmove(toparent:)
  @Test("leaves willMove(toParent:) of a removed child to the subclass, and removes no child twice")
  func remove() {
    container.addChild(child)
    _ = log.take()
    for _ in 1...2 { child.removeFromParent() }
    #expect(log.take() == ["A didMove nil"])
    #expect(child.parent == nil)
    #expect(container.children.isEmpty)
  }

  // Source: uiviewcontroller/addchild(_:)
  @Test("takes a child from its former container")
  func adopt() {
    let other = UIViewController()
    other.addChild(child)
    container.addChild(child)
    #expect(other.children.isEmpty)
    #expect(child.parent === container)
  }

  // Source: uiviewcontroller/shouldautomaticallyforwardappearancemethods; none for the order
  @Test("appears and disappears together with children whose views it shows")
  func together() {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    container.addChild(LoggingViewController("unseen", log: log))
    _ = log.take()
    window.rootViewController = container
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "C viewWillAppear", "A viewWillAppear", "C viewIsAppearing", "A viewIsAppearing",
        "C viewDidAppear", "A viewDidAppear",
      ])
    window.rootViewController = nil
    #expect(
      log.take() == [
        "C viewWillDisappear", "A viewWillDisappear", "C viewDidDisappear", "A viewDidDisappear",
      ])
  }

  // Source: none
  @Test("makes a child appear and disappear when it adds and removes the child's view")
  func later() {
    window.rootViewController = container
    window.makeKeyAndVisible()
    _ = log.take()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    #expect(
      log.take() == [
        "A willMove parent", "A loadView", "A viewDidLoad", "A viewWillAppear",
        "A viewIsAppearing", "A viewDidAppear", "A didMove parent",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "A willMove nil", "A viewWillDisappear", "A viewDidDisappear", "A didMove nil",
      ])
  }

  @Test("is not kept alive by its children")
  func memory() {
    weak var weakContainer: UIViewController?
    do {
      let container = UIViewController()
      container.addChild(child)
      weakContainer = container
    }
    #expect(weakContainer == nil)
    #expect(child.parent == nil)
  }
}
