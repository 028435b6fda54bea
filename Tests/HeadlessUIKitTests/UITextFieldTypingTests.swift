import Testing

@testable import HeadlessUIKit

@Suite("Typing into a text field")
struct UITextFieldTypingTests {
  private let scene = TextFieldScene()

  @Test("asks the delegate and sends an event for each character")
  func type() {
    scene.edit("a")
    #expect(scene.field.type("bc"))
    #expect(scene.field.text == "abc")
    #expect(
      scene.log.take() == [
        "field shouldChange 1,0 b", "field editingChanged",
        "field shouldChange 2,0 c", "field editingChanged",
      ])
  }

  @Test("needs a field that is being edited")
  func notEditing() {
    #expect(!scene.field.type("a"))
    #expect(scene.field.text == nil)
    #expect(scene.log.take() == [])
  }

  @Test("gives ranges in UTF-16 code units and deletes whole characters")
  func graphemes() {
    let family = "👨‍👩‍👧"
    scene.edit("é")
    scene.field.insertText(family)
    #expect(scene.field.text == "é" + family)
    scene.field.deleteBackward()
    #expect(scene.field.text == "é")
    scene.field.insertText("e\u{301}")
    scene.field.deleteBackward()
    scene.field.deleteBackward()
    #expect(scene.field.text == "")
    #expect(
      scene.log.take().filter { $0.contains("shouldChange") } == [
        "field shouldChange 1,0 \(family)", "field shouldChange 1,8 ",
        "field shouldChange 1,0 e\u{301}", "field shouldChange 1,2 ", "field shouldChange 0,1 ",
      ])
  }

  @Test("deletes nothing from an empty field")
  func deleteFromEmpty() {
    scene.edit("")
    scene.field.deleteBackward()
    #expect(!scene.field.hasText)
    #expect(scene.log.take() == [])
  }

  @Test("changes nothing if the delegate refuses")
  func refused() {
    scene.edit("a")
    scene.delegate.allowsChanges = false
    scene.field.insertText("b")
    scene.field.deleteBackward()
    #expect(scene.field.text == "a")
    #expect(scene.log.take() == ["field shouldChange 1,0 b", "field shouldChange 0,1 "])
  }

  @Test("differs from setting the text, which makes no calls")
  func setText() {
    scene.edit("a")
    scene.field.text = "b"
    #expect(scene.field.hasText)
    #expect(scene.log.take() == [])
  }
}
