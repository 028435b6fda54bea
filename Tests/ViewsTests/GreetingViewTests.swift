import HeadlessUIKit
import Testing
import Views

@Suite("The greeting view")
struct GreetingViewTests {
  private let view = GreetingView()

  @Test("has a titled button and an empty label, found by their identifiers")
  func controls() {
    #expect(view.firstView(identifiedBy: "greeting.button") === view.button)
    #expect(view.firstView(identifiedBy: "greeting.label") === view.label)
    #expect(view.button.currentTitle == "Show greeting")
    #expect(view.label.text == nil)
  }

  @Test("has no reactions of its own")
  func reactions() {
    #expect(view.button.allControlEvents == [])
  }
}
