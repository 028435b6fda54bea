import Foundation
import HeadlessUIKit
import Terminal
import Testing

@testable import demo

@Suite("A line of text with a caret")
struct EditedTextTests {
  private func edited(_ before: String, _ after: String) -> EditedText {
    EditedText(beforeCaret: before, afterCaret: after)
  }

  @Test(
    "The caret moves by characters, words and to the ends, and text up to there is deleted",
    arguments: [
      ("ab", "c", CaretMovement.left, "a", "bc"), ("", "c", .left, "", "c"),
      ("a", "bc", .right, "ab", "c"), ("a", "", .right, "a", ""),
      ("ab", "c", .toBeginning, "", "abc"), ("a", "bc", .toEnd, "abc", ""),
      ("a bc", "d", .toWordBeginning, "a ", "bcd"),
      ("a bc  ", "d", .toWordBeginning, "a ", "bc  d"),
      ("  ", "d", .toWordBeginning, "", "  d"), ("", "d", .toWordBeginning, "", "d"),
      ("x👩‍👩‍👧‍👦", "y", .left, "x", "👩‍👩‍👧‍👦y"), ("", "e\u{301}y", .right, "e\u{301}", "y"),
    ])
  func move(
    before: String, after: String, movement: CaretMovement, movedBefore: String, movedAfter: String
  ) {
    var text = edited(before, after)
    text.move(movement)
    #expect(text == edited(movedBefore, movedAfter))
    text = edited(before, after)
    text.delete(movement)
    let isForward = movement == .right || movement == .toEnd
    #expect(text == (isForward ? edited(before, movedAfter) : edited(movedBefore, after)))
  }

  @Test(
    "The part around the caret is shown where the text does not fit",
    arguments: [
      ("David", "", 6, "David|"), ("David", "", 5, "…vid|"), ("", "David", 5, "|Dav…"),
      ("abcdef", "ghijkl", 9, "…def|ghi…"), ("ab", "cdefgh", 6, "ab|cd…"),
      ("abcdef", "g", 6, "…def|g"), ("日本", "語", 6, "…本|語"), ("日本", "語日", 5, "…|語…"),
      ("日本", "語", 7, "日本|語"),
      ("ab", "cd", 1, "|"), ("ab", "cd", 0, ""), ("a\u{1B}", "b", 8, "a\u{FFFD}|b"),
    ])
  func fitted(before: String, after: String, width: Int, shown: String) {
    #expect(edited(before, after).fitted(to: width) == shown)
  }

  @Test("The caret is shown in every width from 1 column, and no width is exceeded")
  func widths() {
    let text = "David 日本語 e\u{301} 👩‍👩‍👧‍👦 دافيد"
    for count in 0...text.count {
      let text = edited(String(text.prefix(count)), String(text.dropFirst(count)))
      for width in 1...40 {
        let shown = text.fitted(to: width)
        #expect(shown.contains("|") && shown.displayWidth <= width, "\(shown)")
      }
    }
  }
}

@Suite("Keys in a text field")
struct UITextFieldEditedTextTests {
  private final class Delegate: UITextFieldDelegate {
    var allowsChanges = true
    var changes: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      changes.append("\(range.location),\(range.length) \(string)")
      return allowsChanges
    }
  }

  private let window = UIWindow()
  private let field = UITextField()
  private let delegate = Delegate()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(field)
    field.text = "a👩‍👩‍👧‍👦 bc"
    field.delegate = delegate
    field.becomeFirstResponder()
  }

  @Test("Each key that deletes makes one change, and no change where there is no text")
  func deletions() {
    field.delete(.right)
    field.delete(.toWordBeginning)
    field.moveCaret(.left)
    field.delete(.left)
    field.moveCaret(.toBeginning)
    field.delete(.toBeginning)
    field.delete(.right)
    #expect(field.text == " ")
    #expect(delegate.changes == ["13,2 ", "1,11 ", "0,1 "])
  }

  @Test("A deletion that the delegate refuses leaves the caret in place")
  func refused() {
    delegate.allowsChanges = false
    field.moveCaret(.left)
    let text = field.editedText
    for movement: CaretMovement in [.left, .right, .toBeginning, .toWordBeginning] {
      field.delete(movement)
      #expect(field.editedText == text && field.selectedTextRange?.isEmpty == true)
    }
    #expect(delegate.changes.count == 4)
  }

  @Test("A field that is not edited has no caret to move or to delete at")
  func notEditing() {
    field.moveCaret(.toBeginning)
    field.resignFirstResponder()
    field.moveCaret(.left)
    field.delete(.left)
    #expect(field.editedText == EditedText(beforeCaret: "a👩‍👩‍👧‍👦 bc"))
  }
}
