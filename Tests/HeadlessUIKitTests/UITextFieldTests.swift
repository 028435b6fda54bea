import Testing

@testable import HeadlessUIKit

@Suite("Editing a text field")
struct UITextFieldEditingTests {
  private let scene = TextFieldScene()

  // Source: uitextfielddelegate; none for the events
  @Test("begins with a touch, or when the field becomes first responder, once")
  func begin() {
    #expect(scene.field.touch())
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldBegin", "field didBegin", "field editingDidBegin"])
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.log.take() == [])
  }

  // Source: uitextfielddelegate/textfieldshouldbeginediting(_:)
  @Test("does not begin if the delegate refuses")
  func beginRefused() {
    scene.delegate.refused = ["shouldBegin"]
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

  // Source: uitextfielddelegate/textfieldshouldendediting(_:); none for the events
  @Test("ends when the field resigns, after the delegate was asked")
  func end() {
    scene.edit("")
    #expect(scene.field.resignFirstResponder())
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldEnd", "field didEnd", "field editingDidEnd"])
    #expect(scene.field.resignFirstResponder())
    #expect(scene.log.take() == [])
  }

  // Source: uiview/endediting(_:)
  @Test("ends by force in a view that contains the field, even if the delegate refuses")
  func endEditing() {
    scene.delegate.refused = ["shouldEnd"]
    scene.edit("")
    #expect(!scene.window.endEditing(false))
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldEnd"])
    #expect(!scene.other.endEditing(true))
    #expect(scene.field.isEditing)
    #expect(scene.window.endEditing(true))
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field didEnd", "field editingDidEnd"])
  }

  // Source: uiresponder/becomefirstresponder()
  @Test("moves from one field to another after both were asked")
  func change() {
    scene.edit("")
    scene.delegate.refused = ["shouldEnd"]
    #expect(!scene.other.becomeFirstResponder())
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["other shouldBegin", "field shouldEnd"])
    scene.delegate.refused = []
    #expect(scene.other.becomeFirstResponder())
    #expect(
      scene.log.take() == [
        "other shouldBegin", "field shouldEnd", "field didEnd", "field editingDidEnd",
        "other didBegin", "other editingDidBegin",
      ])
  }

  // Source: none; uitextfielddelegate/textfieldshouldendediting(_:) only names other controls
  @Test("goes on when a person touches a button")
  func buttonTouch() {
    let button = UIButton()
    scene.field.superview?.addSubview(button)
    scene.edit("")
    #expect(button.touch())
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == [])
  }

  // Source: UITextField.h
  @Test("ends when the field leaves its window, without asking the delegate")
  func removed() {
    scene.edit("")
    scene.delegate.refused = ["shouldEnd"]
    scene.field.superview?.removeFromSuperview()
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field didEnd", "field editingDidEnd"])
  }

  // Source: none
  @Test("ends when the field is disabled")
  func disabled() {
    scene.edit("")
    scene.field.isEnabled = false
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["field shouldEnd", "field didEnd", "field editingDidEnd"])
  }

  // Source: uitextfield/delegate
  @Test("works after the delegate is released, to which the field has a weak reference")
  func weakDelegate() {
    do {
      let delegate = LoggingDelegate(log: scene.log)
      delegate.refused = ["shouldBegin"]
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

@Suite("The keys of a text field")
struct UITextFieldKeyTests {
  private let scene = TextFieldScene()

  // Source: uicontrol/event/editingchanged
  @Test("ask the delegate and send an event for each character, unlike setting the text")
  func type() {
    scene.edit("a")
    #expect(scene.field.type("bc"))
    #expect(scene.field.text == "abc")
    #expect(
      scene.log.take() == [
        "field shouldChange 1,0 b", "field editingChanged",
        "field shouldChange 2,0 c", "field editingChanged",
      ])
    scene.field.text = "d"
    #expect(scene.field.hasText)
    #expect(scene.log.take() == [])
  }

  @Test("need a field that is being edited")
  func notEditing() {
    #expect(!scene.field.type("a"))
    #expect(!scene.field.pressReturn())
    #expect(scene.field.text == nil)
    #expect(scene.log.take() == [])
  }

  @Test("give ranges in UTF-16 code units and delete whole characters")
  func graphemes() {
    let family = "👨‍👩‍👧"
    scene.edit("é")
    scene.field.insertText(family)
    #expect(scene.field.text == "é" + family)
    scene.field.deleteBackward()
    #expect(scene.field.text == "é")
    scene.field.insertText("e\u{301}")
    for _ in 1...3 { scene.field.deleteBackward() }
    #expect(scene.field.text == "" && !scene.field.hasText)
    #expect(
      scene.log.take().filter { $0.contains("shouldChange") } == [
        "field shouldChange 1,0 \(family)", "field shouldChange 1,8 ",
        "field shouldChange 1,0 e\u{301}", "field shouldChange 1,2 ", "field shouldChange 0,1 ",
      ])
  }

  // Source: uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)
  @Test("change nothing if the delegate refuses")
  func refused() {
    scene.edit("a")
    scene.delegate.refused = ["shouldChange"]
    scene.field.insertText("b")
    scene.field.deleteBackward()
    #expect(scene.field.text == "a")
    #expect(scene.log.take() == ["field shouldChange 1,0 b", "field shouldChange 0,1 "])
  }

  // Source: uitextfielddelegate/textfieldshouldreturn(_:); none for the event
  @Test("have a return key, which is a primary action and by itself does not end editing")
  func primaryAction() {
    scene.edit("")
    #expect(scene.field.pressReturn())
    #expect(scene.log.take() == ["field shouldReturn", "field primaryActionTriggered"])
    #expect(scene.field.isEditing)
  }

  // Source: uitextfielddelegate/textfieldshouldreturn(_:); none for the rest
  @Test("end editing with return for an action of editingDidEndOnExit, unless the delegate refuses")
  func endOnExit() {
    scene.field.addAction(
      UIAction { [log = scene.log] _ in log.append("field editingDidEndOnExit") },
      for: .editingDidEndOnExit)
    scene.edit("")
    scene.delegate.refused = ["shouldReturn"]
    #expect(scene.field.pressReturn())
    #expect(scene.log.take() == ["field shouldReturn"])
    #expect(scene.field.isEditing)
    scene.delegate.refused = []
    #expect(scene.field.pressReturn())
    #expect(
      scene.log.take() == [
        "field shouldReturn", "field primaryActionTriggered", "field editingDidEndOnExit",
        "field shouldEnd", "field didEnd", "field editingDidEnd",
      ])
    #expect(!scene.field.isEditing)
  }
}
