import Testing

@testable import HeadlessUIKit

@Suite("A view controller")
struct UIViewControllerTests {
  private let log = LifeCycleLog()
  private let window = UIWindow()

  // Source: uiviewcontroller/loadview(), viewdidload(), loadviewifneeded()
  @Test("loads its view once, when the view is first used")
  func load() {
    let viewController = LoggingViewController("A", log: log)
    #expect(!viewController.isViewLoaded)
    #expect(viewController.viewIfLoaded == nil)
    let view = viewController.view
    #expect(log.take() == ["A loadView", "A viewDidLoad"])
    #expect(viewController.viewIfLoaded === view)
    viewController.loadViewIfNeeded()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    window.rootViewController = nil
    window.rootViewController = viewController
    #expect(viewController.view === view)
    #expect(log.take().allSatisfy { !$0.contains("oad") })
  }

  @Test("uses the view that loadView() makes")
  func loadView() {
    final class LabelViewController: UIViewController {
      override func loadView() {
        view = UILabel()
      }
    }
    #expect(LabelViewController().view is UILabel)
  }

  // Source: uiviewcontroller/title
  @Test("gives its title to its navigation item")
  func title() {
    let viewController = UIViewController()
    viewController.title = "Profile"
    #expect(viewController.navigationItem.title == "Profile")
    viewController.navigationItem.title = "Me"
    #expect(viewController.title == "Profile")
  }

  @Test("appears when its window becomes visible and disappears when another takes its place")
  func windowRoot() {
    let first = LoggingViewController("A", log: log)
    let second = LoggingViewController("B", log: log)
    window.rootViewController = first
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
      ])
    window.makeKeyAndVisible()
    #expect(log.take() == [])
    window.rootViewController = second
    #expect(
      log.take() == [
        "A viewWillDisappear", "A viewDidDisappear", "B loadView", "B viewDidLoad",
        "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ])
    #expect(first.viewIfLoaded?.window == nil)
    #expect(second.viewIfLoaded?.window === window)
  }

  // Source: uiviewcontroller/viewwillappear(_:), viewisappearing(_:), viewwilldisappear(_:)
  @Test("is in the view hierarchy when viewIsAppearing is called, and not before")
  func hierarchy() {
    final class Watching: UIViewController {
      var isInWindow: [Bool] = []

      private func look() { isInWindow.append(view.window != nil) }

      override func viewWillAppear(_ animated: Bool) { look() }
      override func viewIsAppearing(_ animated: Bool) { look() }
      override func viewWillDisappear(_ animated: Bool) { look() }
      override func viewDidDisappear(_ animated: Bool) { look() }
    }
    let viewController = Watching()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    window.rootViewController = nil
    #expect(viewController.isInWindow == [false, true, true, false])
  }

  @Test("appears step by step when a container drives it")
  func drivenAppearance() {
    let viewController = LoggingViewController("A", log: log)
    viewController.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["A loadView", "A viewDidLoad", "A viewWillAppear"])
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    #expect(log.take() == ["A viewIsAppearing"])
    viewController.endAppearanceTransition()
    #expect(log.take() == ["A viewDidAppear"])
    viewController.endAppearanceTransition()
    #expect(log.take() == [])
  }

  @Test("is not kept alive by its view or by the window that it has left")
  func memory() {
    weak var weakViewController: UIViewController?
    let view: UIView
    do {
      let viewController = UIViewController()
      weakViewController = viewController
      view = viewController.view
      window.rootViewController = viewController
      window.makeKeyAndVisible()
      window.rootViewController = nil
    }
    #expect(weakViewController == nil)
    #expect(view.superview == nil)
  }
}
