import HeadlessUIKit
import LogicControllerMVC
import Models
import Testing
import Views

extension WithViews {
  @Suite struct GreetingViewControllerTests {
    let window = UIWindow()
    let viewController = GreetingViewController(
      person: Person(firstName: "David", lastName: "Blaine"))

    init() {
      window.rootViewController = viewController
      window.makeKeyAndVisible()
    }

    @Test("G-1: the screen opens with the button and without a greeting")
    func opens() throws {
      let view = try #require(viewController.view as? GreetingView)
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.button.isOnScreen)
      #expect(view.label.text ?? "" == "")
    }

    @Test("G-2: a tap on the button shows the greeting in the label")
    func tap() throws {
      let view = try #require(viewController.view as? GreetingView)
      view.button.touch()
      #expect(view.label.text == "Hello David Blaine")
      #expect(view.label.isOnScreen)
    }
  }
}
