import Testing

@testable import HeadlessUIKit

@Suite("A control")
struct UIControlTests {
  private let control = UIControl()
  private let log = LifeCycleLog()

  private func logging(_ entry: String, identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { .init($0) }) { [log] _ in log.append(entry) }
  }

  @Test("has UIKit's event values")
  func events() {
    #expect(UIControl.Event.touchDown.rawValue == 1)
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.editingDidBegin.rawValue == 65536)
    #expect(UIControl.Event.editingChanged.rawValue == 131072)
    #expect(UIControl.Event.editingDidEnd.rawValue == 262144)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 524288)
    #expect(UIControl.Event.allTouchEvents.rawValue == 4095)
    #expect(UIControl.Event.allEditingEvents.rawValue == 983040)
    #expect(UIControl.Event.allEvents.rawValue == 4294967295)
  }

  @Test("performs every action for an event, in the order of their addition")
  func sendActions() {
    control.addAction(logging("first"), for: .touchUpInside)
    control.addAction(logging("other"), for: .valueChanged)
    control.addAction(logging("second"), for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["first", "second"])
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(log.take() == ["first", "second"])
  }

  @Test("replaces an action with another of the same identifier, in the same place")
  func replace() {
    control.addAction(logging("old", identifier: "tap"), for: .touchUpInside)
    control.addAction(logging("between"), for: .touchUpInside)
    control.addAction(logging("new", identifier: "tap"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["new", "between"])
  }

  @Test("replaces an action only for the event of the new action")
  func replacePerEvent() {
    control.addAction(
      logging("old", identifier: "x"), for: [.touchUpInside, .valueChanged])
    control.addAction(logging("new", identifier: "x"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["new"])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["old"])
  }

  @Test("performs one action for several events")
  func severalEvents() {
    let action = logging("done")
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["done", "done"])
  }

  @Test("gives a unique identifier to each action without one")
  func generatedIdentifiers() {
    #expect(logging("a").identifier != logging("b").identifier)
  }

  @Test("stops performing a removed action, for the given events")
  func remove() {
    let action = logging("done", identifier: "x")
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.removeAction(action, for: .touchUpInside)
    #expect(control.allControlEvents == .valueChanged)
    control.removeAction(identifiedBy: .init("x"), for: .allEvents)
    #expect(control.allControlEvents == [])
    control.sendActions(for: .allEvents)
    #expect(log.take() == [])
  }

  @Test("performs an action a last time if another removes it during the event")
  func removeDuringDelivery() {
    let second = logging("second")
    control.addAction(
      UIAction { [weak control] _ in control?.removeAction(second, for: .touchUpInside) },
      for: .touchUpInside)
    control.addAction(second, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["second"])
  }

  @Test("is the sender of an action that it is performing")
  func sender() {
    weak var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test("sends each action through sendAction(_:), which a subclass can override")
  func sendAction() {
    final class Silent: UIControl {
      override func sendAction(_ action: UIAction) {}
    }
    let silent = Silent()
    silent.addAction(logging("done"), for: .valueChanged)
    silent.sendActions(for: .valueChanged)
    #expect(log.take() == [])
  }

  @Test("is in the normal or the disabled state")
  func state() {
    #expect(control.state == .normal)
    control.isEnabled = false
    #expect(control.state == .disabled)
  }
}
