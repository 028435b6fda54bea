import Foundation
import HeadlessUIKit
import Testing

@testable import CoordinatorMVVM

extension WithViews {
  @Suite("Observable values, bound to a text field in both directions")
  struct ObservableValueTextFieldTests {
    let window = UIWindow()
    let field = UITextField(frame: .zero)
    let text = ObservableValue("David")

    init() {
      let viewController = UIViewController()
      viewController.view.addSubview(field)
      window.rootViewController = viewController
      window.makeKeyAndVisible()
      text.bindBothWays(to: field)
    }

    @Test("P-2: the field shows the value, and each new one")
    func showsValue() {
      #expect(field.text == "David")
      text.value = "Dee"
      #expect(field.text == "Dee")
    }

    @Test("P-7: a line break at the end stays, so that the name can be refused")
    func keepsLineBreak() throws {
      try #require(field.becomeFirstResponder())
      field.insertText("\n")
      #expect(text.value == "David\n")
      #expect(field.text == "David\n")
    }

    @Test("P-10: the value follows each character that is typed")
    func followsTyping() throws {
      let spy = ValuesSpy(text)
      try #require(field.becomeFirstResponder() && field.type(" B"))
      field.deleteBackward()
      #expect(spy.values == ["David", "David ", "David B", "David "])
      #expect(field.text == "David ")
    }

    @Test("P-11: typing leaves the caret where it is")
    func keepsCaret() throws {
      try #require(field.becomeFirstResponder())
      let caret = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      field.selectedTextRange = field.textRange(from: caret, to: caret)
      field.insertText("-")
      field.insertText("-")
      #expect(text.value == "D--avid")
      let range = try #require(field.selectedTextRange)
      #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 3)
    }

    @Test("P-21: the value does not keep the field alive")
    func releasesField() {
      weak var released: UITextField?
      do {
        let field = UITextField(frame: .zero)
        released = field
        text.bindBothWays(to: field)
      }
      #expect(released == nil)
    }

    @Test("P-21: the field does not keep the value alive")
    func releasesValue() {
      weak var released: ObservableValue<String>?
      let field = UITextField(frame: .zero)
      do {
        let text = ObservableValue("David")
        released = text
        text.bindBothWays(to: field)
      }
      #expect(released == nil)
      field.insertText("!")
      #expect(field.text == "David!")
    }
  }
}
