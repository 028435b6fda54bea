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

  @Test("does not begin if the delegate refuses")
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

  @Test("does not end if the delegate refuses, unless it is forced")
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

  @Test("ends with endEditing(_:) only in a view that contains the first responder")
  func endEditingElsewhere() {
    scene.edit("")
    #expect(!scene.other.endEditing(true))
    #expect(scene.field.isEditing)
  }

  @Test("moves from one field to another after both were asked")
  func change() {
    scene.edit("")
    #expect(scene.other.becomeFirstResponder())
    #expect(
      scene.log.take() == [
        "other shouldBegin", "field shouldEnd", "field didEnd", "field editingDidEnd",
        "other didBegin", "other editingDidBegin",
      ])
  }

  @Test("stays in a field whose delegate refuses to end it")
  func changeRefused() {
    scene.edit("")
    scene.delegate.allowsEnding = false
    #expect(!scene.other.becomeFirstResponder())
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["other shouldBegin", "field shouldEnd"])
  }

  @Test("ends when the field leaves its window, without asking the delegate")
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

  @Test("works after the delegate is released, to which the field has a weak reference")
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

  @Test("works with a delegate that implements no method")
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
