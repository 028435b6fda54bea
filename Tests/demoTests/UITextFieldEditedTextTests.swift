import Foundation
import HeadlessUIKit
import Testing

@testable import demo

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
    var eventCount = 0
    field.addAction(UIAction { _ in eventCount += 1 }, for: .editingChanged)
    field.delete(.right)
    field.delete(.toWordBeginning)
    field.moveCaret(.left)
    field.delete(.left)
    field.moveCaret(.toBeginning)
    field.delete(.left)
    field.delete(.toBeginning)
    #expect(field.text == "a ")
    field.delete(.right)
    #expect(field.text == " ")
    #expect(delegate.changes == ["13,2 ", "1,11 ", "0,1 "])
    #expect(eventCount == 3)
  }

  @Test("A deletion that the delegate refuses leaves the caret in place")
  func refused() {
    delegate.allowsChanges = false
    field.moveCaret(.left)
    let text = field.editedText
    for movement: CaretMovement in [.left, .right, .toBeginning, .toWordBeginning] {
      field.delete(movement)
      #expect(field.editedText == text)
      #expect(field.selectedTextRange?.isEmpty == true)
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
