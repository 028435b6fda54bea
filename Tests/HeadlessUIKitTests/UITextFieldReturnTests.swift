import Testing

@testable import HeadlessUIKit

@Suite("The return key of a text field")
struct UITextFieldReturnTests {
  private let scene = TextFieldScene()

  private func logEditingDidEndOnExit() {
    scene.field.addAction(
      UIAction { [log = scene.log] _ in log.append("field editingDidEndOnExit") },
      for: .editingDidEndOnExit)
  }

  @Test("is a primary action and by itself does not end editing")
  func primaryAction() {
    scene.edit("")
    #expect(scene.field.pressReturn())
    #expect(scene.log.take() == ["field shouldReturn", "field primaryActionTriggered"])
    #expect(scene.field.isEditing)
  }

  @Test("ends editing if there is an action for editingDidEndOnExit")
  func endOnExit() {
    logEditingDidEndOnExit()
    scene.edit("")
    #expect(scene.field.pressReturn())
    #expect(
      scene.log.take() == [
        "field shouldReturn", "field primaryActionTriggered", "field editingDidEndOnExit",
        "field shouldEnd", "field didEnd", "field editingDidEnd",
      ])
    #expect(!scene.field.isEditing)
  }

  @Test("does nothing if the delegate refuses")
  func refused() {
    logEditingDidEndOnExit()
    scene.edit("")
    scene.delegate.allowsReturn = false
    #expect(scene.field.pressReturn())
    #expect(scene.log.take() == ["field shouldReturn"])
    #expect(scene.field.isEditing)
  }

  @Test("needs a field that is being edited")
  func notEditing() {
    #expect(!scene.field.pressReturn())
    #expect(scene.log.take() == [])
  }
}
