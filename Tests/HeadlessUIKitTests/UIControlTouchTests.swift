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
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("up", .touchUpInside),
      ("primary", .primaryActionTriggered),
    ] {
      button.addAction(UIAction { [log] _ in log.append(name) }, for: event)
    }
    screen.view.addSubview(surroundings)
    surroundings.addSubview(button)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test("goes down and up again inside a button, which is its primary action")
  func touch() {
    #expect(button.touch())
    #expect(log.take() == ["down", "up", "primary"])
  }

  @Test("is a primary action of buttons only")
  func plainControl() {
    let control = UIControl()
    surroundings.addSubview(control)
    control.addAction(
      UIAction { [log] _ in log.append("touched") },
      for: [.touchUpInside, .primaryActionTriggered])
    control.addAction(UIAction { [log] _ in log.append("primary") }, for: .primaryActionTriggered)
    #expect(control.touch())
    #expect(log.take() == ["touched"])
  }

  @Test("performs an action for both touchUpInside and primaryActionTriggered only once")
  func once() {
    let button = UIButton(type: .system)
    surroundings.addSubview(button)
    button.addAction(
      UIAction { [log] _ in log.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
    button.touch()
    #expect(log.take() == ["both"])
  }

  @Test("does not reach a disabled control")
  func disabled() {
    button.isEnabled = false
    #expect(!button.touch())
    #expect(log.take() == [])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["up"])
  }

  @Test("does not reach a hidden control, nor a control in a hidden view")
  func hidden() {
    button.isHidden = true
    #expect(!button.touch())
    button.isHidden = false
    surroundings.isHidden = true
    #expect(!button.touch())
    #expect(log.take() == [])
  }

  @Test("does not reach a control without interaction, nor a control in a view without it")
  func interaction() {
    button.isUserInteractionEnabled = false
    #expect(!button.touch())
    button.isUserInteractionEnabled = true
    surroundings.isUserInteractionEnabled = false
    #expect(!button.touch())
    #expect(log.take() == [])
  }

  @Test("does not reach a control outside of a visible window")
  func noWindow() {
    window.isHidden = true
    #expect(!button.touch())
    window.isHidden = false
    surroundings.removeFromSuperview()
    #expect(!button.touch())
    #expect(log.take() == [])
  }

  @Test("does not reach a control under a presented screen")
  func covered() {
    screen.present(UIViewController(), animated: false)
    #expect(!button.touch())
    screen.dismiss(animated: false)
    #expect(button.touch())
  }

  @Test("does not reach labels and images, which take no interaction by default")
  func passive() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
  }
}
