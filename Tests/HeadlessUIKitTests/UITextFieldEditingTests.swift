import Testing

@testable import HeadlessUIKit

@Suite("Editing a text field")
struct UITextFieldEditingTests {
  private let scene = TextFieldScene()

  @Test("begins when the field becomes first responder, after the delegate was asked")
  func begin() {
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldBegin", "field didBegin", "field editingDidBegin"])
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.log.take() == [])
  }

  @Test("begins with a touch")
  func touch() {
    #expect(scene.field.touch())
    #expect(scene.field.isEditing)
  }

  @Test("does not begin against the delegate's will")
  func beginRefused() {
    scene.delegate.allowsBeginning = false
    #expect(!scene.field.becomeFirstResponder())
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldBegin"])
  }

  @Test("does not begin in a disabled field or out of a window")
  func cannotBegin() {
    scene.field.isEnabled = false
    #expect(!scene.field.becomeFirstResponder())
    scene.field.isEnabled = true
    scene.field.removeFromSuperview()
    #expect(!scene.field.becomeFirstResponder())
    #expect(scene.log.take() == [])
  }

  @Test("ends when the field resigns, after the delegate was asked")
  func end() {
    scene.edit("")
    #expect(scene.field.resignFirstResponder())
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldEnd", "field didEnd", "field editingDidEnd"])
    #expect(scene.field.resignFirstResponder())
    #expect(scene.log.take() == [])
  }

  @Test("does not end against the delegate's will, unless it is forced to")
  func endRefused() {
    scene.delegate.allowsEnding = false
    scene.edit("")
    #expect(!scene.window.endEditing(false))
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldEnd"])
    #expect(scene.window.endEditing(true))
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field didEnd", "field editingDidEnd"])
  }

  @Test("ends with endEditing(_:) only where the first responder is")
  func endEditingElsewhere() {
    scene.edit("")
    #expect(!scene.other.endEditing(true))
    #expect(scene.field.isEditing)
  }

  @Test("passes from one field to another, both being asked first")
  func change() {
    scene.edit("")
    #expect(scene.other.becomeFirstResponder())
    #expect(
      scene.log.take() == [
        "other shouldBegin", "field shouldEnd", "field didEnd", "field editingDidEnd",
        "other didBegin", "other editingDidBegin",
      ])
  }

  @Test("stays in a field that does not let go")
  func changeRefused() {
    scene.edit("")
    scene.delegate.allowsEnding = false
    #expect(!scene.other.becomeFirstResponder())
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["other shouldBegin", "field shouldEnd"])
  }

  @Test("ends when the field leaves its window, without asking")
  func removed() {
    scene.edit("")
    scene.delegate.allowsEnding = false
    scene.field.superview?.removeFromSuperview()
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field didEnd", "field editingDidEnd"])
  }

  @Test("ends when the field is disabled")
  func disabled() {
    scene.edit("")
    scene.field.isEnabled = false
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldEnd", "field didEnd", "field editingDidEnd"])
  }

  @Test("goes on without a delegate, which the field does not keep alive")
  func weakDelegate() {
    do {
      let delegate = LoggingDelegate(log: scene.log)
      delegate.allowsBeginning = false
      scene.field.delegate = delegate
      #expect(scene.field.delegate === delegate)
    }
    #expect(scene.field.delegate == nil)
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.field.resignFirstResponder())
  }

  @Test("goes on with a delegate that implements nothing")
  func defaults() {
    final class Indifferent: UITextFieldDelegate {}
    let delegate = Indifferent()
    scene.field.delegate = delegate
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.field.type("a"))
    #expect(scene.field.pressReturn())
    #expect(scene.field.resignFirstResponder())
    #expect(scene.field.text == "a")
  }
}
