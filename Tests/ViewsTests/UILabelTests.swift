import HeadlessUIKit
import Testing
import Views

@Suite("A message in a label")
struct UILabelTests {
  @Test("The label shows a message, even an empty one, and hides if there is none")
  func showMessage() {
    let label = UILabel()
    for message in [nil, "Failed", "Failed again", nil, ""] {
      label.showMessage(message)
      #expect(label.text == message && label.isHidden == (message == nil))
    }
  }
}
