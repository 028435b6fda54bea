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
    let events: [UIControl.Event] = [
      .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit, .allTouchEvents, .allEditingEvents,
      .allEvents,
    ]
    #expect(
      events.map(\.rawValue) == [
        1, 64, 4096, 8192, 65536, 131072, 262144, 524288, 4095, 983040, 4_294_967_295,
      ])
  }

  // Source: uicontrol/sendactions(for:); none for the order
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

  // Source: uicontrol/addaction(_:for:)
  @Test("replaces an action with another of the same identifier, in its place and for its event")
  func replace() {
    control.addAction(logging("old", identifier: "tap"), for: .touchUpInside)
    control.addAction(logging("between"), for: .touchUpInside)
    control.addAction(logging("new", identifier: "tap"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["new", "between"])
    control.addAction(logging("both", identifier: "x"), for: [.touchDown, .valueChanged])
    control.addAction(logging("down", identifier: "x"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["down"])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["both"])
    #expect(logging("a").identifier != logging("a").identifier)
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

  // Source: uicontrol/isenabled
  @Test("is in the normal or the disabled state")
  func state() {
    #expect(control.state == .normal)
    control.isEnabled = false
    #expect(control.state == .disabled)
  }
}

@Suite("A button")
struct UIButtonTests {
  // Source: uibutton/title(for:)
  @Test("shows the title for its state, or else the one for the normal state")
  func title() {
    let button = UIButton()
    #expect(button.currentTitle == nil && button.buttonType == .custom)
    #expect(UIButton(type: .system).buttonType == .system)
    button.setTitle("Save", for: .normal)
    #expect(button.title(for: .disabled) == "Save")
    button.setTitle("Saving", for: .disabled)
    #expect(button.currentTitle == "Save")
    button.isEnabled = false
    #expect(button.currentTitle == "Saving")
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Save")
  }

  @Test("shows the title of its primary action and performs it")
  func primaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Save") { _ in count += 1 })
    #expect(button.currentTitle == "Save" && button.buttonType == .system)
    #expect(button.allControlEvents == .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
