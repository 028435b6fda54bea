import Testing

@testable import HeadlessUIKit

@Suite("Presenting a view controller")
struct UIViewControllerPresentationTests {
  private let log = LifeCycleLog()
  private let window = UIWindow()
  private let root: LoggingViewController
  private let sheet: LoggingViewController

  init() {
    root = LoggingViewController("A", log: log)
    sheet = LoggingViewController("S", log: log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = log.take()
  }

  // Source: uiviewcontroller/present(_:animated:completion:)
  @Test("shows it over the presenting one, then calls the completion", arguments: [false, true])
  func present(animated: Bool) {
    root.present(sheet, animated: animated) { [log] in log.append("completion") }
    #expect(
      log.take() == [
        "S loadView", "S viewDidLoad", "S viewWillAppear", "S viewIsAppearing", "S viewDidAppear",
        "completion",
      ])
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.view.window === window)
    #expect(root.view.window === window)
  }

  // Source: none
  @Test("is refused while another is presented, or if the presenting one is not on screen")
  func refused() {
    root.present(sheet, animated: false)
    _ = log.take()
    let refused = LoggingViewController("R", log: log)
    root.present(refused, animated: false) { [log] in log.append("completion") }
    #expect(root.presentedViewController === sheet)
    let offScreen = UIViewController()
    offScreen.present(refused, animated: false) { [log] in log.append("completion") }
    #expect(offScreen.presentedViewController == nil)
    #expect(refused.presentingViewController == nil && !refused.isViewLoaded)
    #expect(log.take() == [])
  }

  // Source: uiviewcontroller/presentedviewcontroller
  @Test("is done by the outermost container")
  func container() {
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let child = navigationController.topViewController
    window.rootViewController = navigationController
    child?.present(sheet, animated: false)
    #expect(sheet.presentingViewController === navigationController)
    #expect(navigationController.presentedViewController === sheet)
    #expect(child?.presentedViewController === sheet)
    child?.dismiss(animated: false)
    #expect(navigationController.presentedViewController == nil)
  }

  // Source: uiviewcontroller/dismiss(animated:completion:)
  @Test("ends when either side dismisses it, then calls the completion", arguments: [false, true])
  func dismiss(fromSheet: Bool) {
    root.present(sheet, animated: false)
    _ = log.take()
    (fromSheet ? sheet : root).dismiss(animated: true) { [log] in log.append("completion") }
    #expect(log.take() == ["S viewWillDisappear", "S viewDidDisappear", "completion"])
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.view.window == nil)
    root.present(sheet, animated: false)
    #expect(root.presentedViewController === sheet)
  }

  // Source: uiviewcontroller/dismiss(animated:completion:), where only the top is animated
  @Test("ends together with everything presented on top, and without effect if it has ended")
  func dismissStack() {
    let top = LoggingViewController("T", log: log)
    root.present(sheet, animated: false)
    sheet.present(top, animated: false)
    _ = log.take()
    root.dismiss(animated: false)
    #expect(
      log.take() == [
        "T viewWillDisappear", "T viewDidDisappear", "S viewWillDisappear", "S viewDidDisappear",
      ])
    #expect(top.presentingViewController == nil)
    root.dismiss(animated: false)
    #expect(log.take() == [])
  }

  @Test("sets isBeingPresented and isBeingDismissed, unlike other ways to appear and disappear")
  func flags() {
    final class Watching: UIViewController {
      var flags: [Bool] = []

      override func viewWillAppear(_ animated: Bool) {
        flags += [isBeingPresented, isBeingDismissed]
      }

      override func viewDidDisappear(_ animated: Bool) {
        flags += [isBeingPresented, isBeingDismissed]
      }
    }
    let watching = Watching()
    root.present(watching, animated: false)
    root.dismiss(animated: false)
    #expect(watching.flags == [true, false, false, true])
    #expect(!watching.isBeingPresented && !watching.isBeingDismissed)
  }

  @Test("keeps no view controller alive after it has ended")
  func memory() {
    weak var weakSheet: UIViewController?
    do {
      let sheet = UIViewController()
      weakSheet = sheet
      root.present(sheet, animated: false)
    }
    #expect(weakSheet != nil)
    root.dismiss(animated: false)
    #expect(weakSheet == nil)
  }
}
