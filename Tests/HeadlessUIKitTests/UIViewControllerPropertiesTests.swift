import Foundation
import Jobs
import Observation
import Testing

@testable import HeadlessUIKit

@Observable private final class Counter {
  var count = 0
  var other = 0
}

/// A view controller that shows a count, and logs each update of its properties.
private final class CountingViewController: UIViewController {
  private(set) var counter = Counter()
  let label = UILabel()
  let field = UITextField()
  let button = UIButton(type: .system)
  private(set) var updates: [String] = []
  var onUpdate: (() -> Void)?

  convenience init(_ counter: Counter) {
    self.init(nibName: nil, bundle: nil)
    self.counter = counter
  }

  override func loadView() {
    super.loadView()
    for subview in [label, field, button] { view.addSubview(subview) }
    let increase = UIAction { [counter] _ in counter.count += 1 }
    button.addAction(increase, for: .primaryActionTriggered)
    field.addAction(increase, for: .editingChanged)
    field.addAction(UIAction { [counter] _ in counter.count = 100 }, for: .editingDidEndOnExit)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.count)"
    updates.append("\(counter.count)")
    onUpdate?()
  }

  func take() -> [String] {
    defer { updates = [] }
    return updates
  }

  /// Appears without a window, and returns itself.
  func appear() -> Self {
    loadViewIfNeeded()
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    return self
  }
}

@Suite("The properties of a view controller")
struct UIViewControllerPropertiesTests {
  private let counter = Counter()
  private let window = UIWindow()
  private let screen: CountingViewController
  private let navigationController: UINavigationController

  init() {
    screen = CountingViewController(counter)
    navigationController = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func show() {
    navigationController.pushViewController(screen, animated: false)
    _ = screen.take()
  }

  @Test("are updated once when the view appears, and not when it is loaded")
  func appearance() {
    screen.loadViewIfNeeded()
    screen.setNeedsUpdateProperties()
    UpdateCycle.run()
    #expect(screen.take() == [])
    navigationController.pushViewController(screen, animated: false)
    #expect(screen.take() == ["0"])
  }

  // Source: none
  @Test("are updated between viewIsAppearing and viewDidAppear, or on demand once there is a view")
  func order() {
    final class Updating: LoggingViewController {
      override func updateProperties() {
        super.updateProperties()
        log.append("\(name) updateProperties")
      }
    }
    let log = LifeCycleLog()
    let (first, second) = (Updating("A", log: log), Updating("B", log: log))
    first.updatePropertiesIfNeeded()
    #expect(log.take() == [])
    navigationController.pushViewController(first, animated: false)
    #expect(
      log.take() == [
        "A willMove parent", "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing",
        "A updateProperties", "A viewDidAppear", "A didMove parent",
      ])
    second.loadViewIfNeeded()
    second.updatePropertiesIfNeeded()
    #expect(log.take() == ["B loadView", "B viewDidLoad", "B updateProperties"])
    navigationController.pushViewController(second, animated: false)
    #expect(!log.take().contains("B updateProperties"))
  }

  // Source: uiview/updatepropertiesifneeded(), setneedsupdateproperties()
  @Test("are updated at once on demand, but only if an update is needed")
  func onDemand() {
    show()
    screen.updatePropertiesIfNeeded()
    #expect(screen.take() == [])
    screen.setNeedsUpdateProperties()
    #expect(screen.take() == [])
    screen.updatePropertiesIfNeeded()
    #expect(screen.take() == ["0"])
  }

  // Source: automatic-observation-tracking, uiview/setneedsupdateproperties()
  @Test("are updated once after several changes of what was read")
  func tracking() {
    show()
    counter.count = 1
    counter.count = 2
    #expect(screen.take() == [])
    #expect(UpdateCycle.run())
    #expect(screen.take() == ["2"])
    #expect(!UpdateCycle.run())
    counter.count = 3
    UpdateCycle.run()
    #expect(screen.take() == ["3"])
    #expect(screen.label.text == "3")
  }

  // Source: automatic-observation-tracking
  @Test("are not updated after a change of what the latest update has not read")
  func notRead() {
    var readsOther = true
    screen.onUpdate = { [counter] in if readsOther { _ = counter.other } }
    show()
    counter.other = 1
    UpdateCycle.run()
    #expect(screen.take() == ["0"])
    readsOther = false
    screen.setNeedsUpdateProperties()
    UpdateCycle.run()
    #expect(screen.take() == ["0"])
    counter.other = 2
    UpdateCycle.run()
    #expect(screen.take() == [])
    counter.count = 1
    UpdateCycle.run()
    #expect(screen.take() == ["1"])
  }

  @Test("of another view controller are not updated")
  func otherScreen() {
    show()
    let other = CountingViewController().appear()
    #expect(other.take() == ["0"])
    counter.count = 1
    UpdateCycle.run()
    #expect(screen.take() == ["1"])
    #expect(other.take() == [])
  }

  @Test("are updated at the end of a touch, of each typed or deleted character and of return")
  func events() {
    show()
    screen.button.touch()
    #expect(screen.take() == ["1"])
    screen.field.touch()
    screen.field.type("abc")
    #expect(screen.take() == ["2", "3", "4"])
    screen.field.pressDelete()
    #expect(screen.take() == ["5"])
    screen.field.pressReturn()
    #expect(screen.take() == ["100"])
  }

  @Test(
    "are updated when no job is left, until neither a job nor an update is left",
    .enabled("Needs the main loop.") { await MainLoop.isSupported })
  func idle() async throws {
    show()
    let updates = try await MainLoop.whenIdle {
      screen.onUpdate = { [counter, unowned screen] in
        screen.onUpdate = nil
        Task { counter.count = 7 }
      }
      Task { counter.count = 1 }
      MainLoop.drain()
      return screen.take()
    }
    #expect(updates == ["1", "7"])
  }

  @Test(
    "are updated before work that waits until the loop is idle",
    .enabled("Needs the main loop.") { await MainLoop.isSupported })
  func settling() async throws {
    show()
    Task { counter.count = 1 }
    try await settle()
    #expect(screen.take() == ["1"])
  }

  @Test("that another update changes are updated in the same cycle")
  func cascade() {
    show()
    let other = CountingViewController().appear()
    screen.onUpdate = { [counter] in other.counter.count = counter.count }
    other.onUpdate = { [counter] in if counter.count < 3 { counter.count += 1 } }
    _ = other.take()
    counter.count = 1
    UpdateCycle.run()
    #expect(screen.take() == ["1", "2", "3"])
    #expect(other.take() == ["1", "2", "3"])
  }

  // Source: none
  @Test("wait for the next appearance while the view is covered or has left")
  func covered() {
    show()
    navigationController.pushViewController(UIViewController(), animated: false)
    counter.count = 1
    UpdateCycle.run()
    #expect(screen.take() == [])
    navigationController.popViewController(animated: false)
    #expect(screen.take() == ["1"])
    counter.count = 2
    UpdateCycle.run()
    #expect(screen.take() == ["2"])
    counter.count = 3
    navigationController.popViewController(animated: false)
    UpdateCycle.run()
    #expect(screen.take() == [])
  }

  @Test("do not keep their view controller alive")
  func lifetime() {
    weak var observed: CountingViewController?
    do {
      let screen = CountingViewController(counter).appear()
      observed = screen
      counter.count = 1
      UpdateCycle.run()
      #expect(screen.take() == ["0", "1"])
    }
    #expect(observed == nil)
  }
}
