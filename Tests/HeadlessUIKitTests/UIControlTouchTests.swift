import Testing

@testable import HeadlessUIKit

@Suite("A touch")
struct UIControlTouchTests {
  private let window = UIWindow()
  private let screen = UIViewController()
  private let surroundings = UIView()
  private let button = UIButton(type: .system)
  private let log = LifeCycleLog()

  init() {
    record(.touchDown, of: button, as: "down")
    record(.touchUpInside, of: button, as: "up")
    record(.primaryActionTriggered, of: button, as: "primary")
    screen.view.addSubview(surroundings)
    surroundings.addSubview(button)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  private func record(_ events: UIControl.Event, of control: UIControl, as entry: String) {
    control.addAction(UIAction { [log] _ in log.append(entry) }, for: events)
  }

  // Source: uicontrol/event/primaryactiontriggered; none for the order
  @Test("goes down and up again inside a button, which is its primary action")
  func touch() {
    #expect(button.touch())
    #expect(log.take() == ["down", "up", "primary"])
  }

  @Test("is a primary action of buttons only")
  func plainControl() {
    let control = UIControl()
    surroundings.addSubview(control)
    record([.touchUpInside, .primaryActionTriggered], of: control, as: "touched")
    record(.primaryActionTriggered, of: control, as: "primary")
    #expect(control.touch())
    #expect(log.take() == ["touched"])
  }

  @Test("performs an action for both touchUpInside and primaryActionTriggered only once")
  func once() {
    let button = UIButton(type: .system)
    surroundings.addSubview(button)
    record([.touchUpInside, .primaryActionTriggered], of: button, as: "both")
    button.touch()
    #expect(log.take() == ["both"])
  }

  // Source: uicontrol/isenabled for touches; none for events of a program
  @Test("does not reach a disabled control, to which a program can still send the event")
  func disabled() {
    button.isEnabled = false
    #expect(!button.touch())
    #expect(log.take() == [])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["up"])
  }

  // Source: uiview/hittest(_:with:), ishidden, isuserinteractionenabled
  @Test("does not reach a control that is hidden, without interaction or off screen, nor one in it")
  func unreachable() {
    for view in [button, surroundings] {
      view.isHidden = true
      #expect(!button.touch())
      view.isHidden = false
      view.isUserInteractionEnabled = false
      #expect(!button.touch())
      view.isUserInteractionEnabled = true
    }
    window.isHidden = true
    #expect(!button.touch())
    window.isHidden = false
    surroundings.removeFromSuperview()
    #expect(!button.touch())
    #expect(log.take() == [])
  }

  @Test("does not reach labels and images, which take no interaction by default")
  func passive() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
  }
}
