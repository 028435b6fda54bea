import Testing

@testable import HeadlessUIKit

@Suite("The caret of a text field")
struct UITextFieldSelectionTests {
  private let scene = TextFieldScene()

  /// Selects the text of the field between two offsets, which are numbers of UTF-16 code units.
  private func select(_ start: Int, _ end: Int) throws {
    let field = scene.field
    let positions = try [start, end].map {
      try #require(field.position(from: field.beginningOfDocument, offset: $0))
    }
    field.selectedTextRange = field.textRange(from: positions[0], to: positions[1])
  }

  /// The start and the end of the selection in UTF-16 code units; `nil` if there is no selection.
  private var selection: [Int]? {
    let field = scene.field
    return field.selectedTextRange.map { range in
      [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
  }

  // Source: uitextinput/selectedtextrange; none for the end
  @Test("is at the end when editing begins, and nowhere before and after")
  func atEnd() throws {
    scene.field.text = "abc"
    try select(1, 1)
    #expect(selection == nil)
    scene.field.becomeFirstResponder()
    #expect(selection == [3, 3])
    try select(1, 1)
    scene.field.resignFirstResponder()
    #expect(selection == nil)
    scene.field.becomeFirstResponder()
    #expect(selection == [3, 3])
  }

  // Source: uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)
  @Test("is the place of typing and deleting, which the delegate is told")
  func typing() throws {
    scene.edit("abc")
    try select(1, 1)
    scene.field.type("xy")
    #expect(scene.field.text == "axybc")
    #expect(selection == [3, 3])
    scene.field.deleteBackward()
    #expect(scene.field.text == "axbc")
    #expect(selection == [2, 2])
    #expect(
      scene.log.take() == [
        "field shouldChange 1,0 x", "field editingChanged",
        "field shouldChange 2,0 y", "field editingChanged",
        "field shouldChange 2,1 ", "field editingChanged",
      ])
  }

  @Test("at the beginning has nothing to delete before it")
  func beginning() throws {
    scene.edit("abc")
    try select(0, 0)
    scene.field.deleteBackward()
    #expect(scene.field.text == "abc")
    #expect(scene.log.take() == [])
  }

  @Test("follows a selection that is replaced or deleted in one change")
  func selected() throws {
    scene.edit("abcdef")
    try select(4, 1)
    #expect(selection == [1, 4])
    #expect(scene.field.selectedTextRange?.isEmpty == false)
    scene.field.deleteBackward()
    #expect(scene.field.text == "aef")
    #expect(selection == [1, 1])
    try select(0, 3)
    scene.field.insertText("x")
    #expect(scene.field.text == "x")
    #expect(selection == [1, 1])
    #expect(
      scene.log.take() == [
        "field shouldChange 1,3 ", "field editingChanged",
        "field shouldChange 0,3 x", "field editingChanged",
      ])
  }

  @Test("stays when the delegate refuses a change")
  func refused() throws {
    scene.edit("abc")
    scene.delegate.refused = ["shouldChange"]
    try select(1, 2)
    scene.field.deleteBackward()
    #expect(selection == [1, 2])
    #expect(scene.field.text == "abc")
  }

  // Source: none
  @Test("goes to the end when a program sets the text, even to the same one")
  func setText() throws {
    scene.edit("abc")
    try select(1, 1)
    scene.field.text = "abc"
    #expect(selection == [3, 3])
    try select(1, 1)
    scene.field.selectedTextRange = nil
    #expect(selection == [3, 3])
  }

  @Test("is never inside a character, not even in one that typing joins")
  func graphemes() throws {
    scene.edit("e\u{301}👨‍👩‍👧z")
    try select(1, 1)
    #expect(selection == [2, 2])
    try select(3, 3)
    #expect(selection == [10, 10])
    scene.field.deleteBackward()
    #expect(scene.field.text == "e\u{301}z")
    #expect(selection == [2, 2])
    scene.edit("👩👧")
    try select(2, 2)
    scene.field.insertText("\u{200D}")
    #expect(scene.field.text == "👩\u{200D}👧")
    #expect(selection == [5, 5])
  }

  @Test(
    "has no positions out of the text, and moves to its end from those that a change left there")
  func outside() throws {
    scene.edit("abc")
    let field = scene.field
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    let end = field.endOfDocument
    #expect(field.offset(from: end, to: field.beginningOfDocument) == -3)
    field.text = "a"
    field.selectedTextRange = field.textRange(from: end, to: end)
    #expect(selection == [1, 1])
  }
}
