import Foundation
import Observation
import Testing

@testable import HeadlessUIKit

@Observable private final class Counter {
  var count = 0
  var other = 0
}

/// A view that logs each update of its properties.
private final class CountingView: UIView {
  private(set) var counter = Counter()
  private(set) var updates: [Int] = []
  var onUpdate: (() -> Void)?

  convenience init(_ counter: Counter) {
    self.init(frame: CGRect())
    self.counter = counter
  }

  override func updateProperties() {
    super.updateProperties()
    updates.append(counter.count)
    onUpdate?()
  }

  func take() -> [Int] {
    defer { updates = [] }
    return updates
  }
}

/// A view controller whose view is a given one, and which logs each update.
private final class UpdatingViewController: UIViewController {
  var log: [String] = []
  var counted = UIView()

  override func loadView() {
    view = counted
  }

  override func updateProperties() {
    super.updateProperties()
    log.append("view controller")
  }
}

@Suite("The properties of a view")
struct UIViewPropertiesTests {
  private let counter = Counter()
  private let window = UIWindow()
  private let view: CountingView
  private let navigationController: UINavigationController

  init() {
    view = CountingView(counter)
    navigationController = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Pushes a screen that contains the view.
  private func show() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    navigationController.pushViewController(screen, animated: false)
    _ = view.take()
  }

  // Source: uiview/updateproperties()
  @Test("are updated once when the view appears, and not before")
  func appearance() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    view.setNeedsUpdateProperties()
    UpdateCycle.run()
    #expect(view.take() == [])
    navigationController.pushViewController(screen, animated: false)
    #expect(view.take() == [0])
  }

  // Source: uiview/updateproperties()
  @Test("are updated in the next cycle when the view is added to a window")
  func addition() {
    let container = UIView()
    container.addSubview(view)
    navigationController.viewControllers[0].view.addSubview(container)
    #expect(view.take() == [])
    UpdateCycle.run()
    #expect(view.take() == [0])
    container.removeFromSuperview()
    counter.count = 1
    UpdateCycle.run()
    #expect(view.take() == [])
    navigationController.viewControllers[0].view.addSubview(container)
    UpdateCycle.run()
    #expect(view.take() == [1])
  }

  // Source: updating-views-automatically-with-observation-tracking-in-uikit,
  // uiview/setneedsupdateproperties()
  @Test("are updated once after several changes of what was read")
  func tracking() {
    show()
    counter.count = 1
    counter.count = 2
    counter.other = 1
    #expect(view.take() == [])
    #expect(UpdateCycle.run())
    #expect(view.take() == [2])
    #expect(!UpdateCycle.run())
    counter.other = 2
    UpdateCycle.run()
    #expect(view.take() == [])
  }

  // Source: uiview/updatepropertiesifneeded(), uiviewcontroller/updatepropertiesifneeded()
  @Test("are updated with those of its view controller, before those of its subviews")
  func subtree() {
    for asksViewController in [true, false] {
      let (inner, screen) = (CountingView(counter), UpdatingViewController())
      let outer = CountingView(counter)
      outer.addSubview(inner)
      screen.counted = outer
      screen.updatePropertiesIfNeeded()
      #expect(screen.log == [])
      screen.loadViewIfNeeded()
      outer.onUpdate = { [unowned screen] in screen.log.append("view") }
      inner.onUpdate = { [unowned screen] in screen.log.append("subview") }
      if asksViewController {
        screen.updatePropertiesIfNeeded()
      } else {
        outer.updatePropertiesIfNeeded()
      }
      #expect(screen.log == ["view controller", "view", "subview"])
      counter.count += 1
      outer.updatePropertiesIfNeeded()
      #expect(screen.log == ["view controller", "view", "subview", "view", "subview"])
    }
  }

  // Source: none
  @Test("wait for the next appearance while the view is covered or has left")
  func covered() {
    show()
    navigationController.pushViewController(UIViewController(), animated: false)
    counter.count = 1
    UpdateCycle.run()
    #expect(view.take() == [])
    navigationController.popViewController(animated: false)
    #expect(view.take() == [1])
    counter.count = 2
    navigationController.popViewController(animated: false)
    UpdateCycle.run()
    #expect(view.take() == [])
  }
}
