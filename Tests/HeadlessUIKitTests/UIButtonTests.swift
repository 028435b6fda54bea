import Testing

@testable import HeadlessUIKit

@Suite("A button")
struct UIButtonTests {
  @Test("shows the title for its state, or else the one for the normal state")
  func title() {
    let button = UIButton(type: .system)
    #expect(button.currentTitle == nil)
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
    #expect(button.currentTitle == "Save")
    #expect(button.buttonType == .system)
    #expect(button.allControlEvents == .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test("has no style unless it is given one")
  func type() {
    #expect(UIButton().buttonType == .custom)
    #expect(UIButton(type: .system).buttonType == .system)
  }
}
