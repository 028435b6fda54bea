import HeadlessUIKit
import Models
import Testing
import Views

@testable import TraditionalMVC

extension WithViews {
  @Suite struct GreetingScreenTests {
    let window = UIWindow()
    let controller = GreetingAssembly.makeScreen(
      person: Person(firstName: "David", lastName: "Blaine"))
    let view: GreetingScreenView

    init() throws {
      view = try #require(controller.view as? GreetingScreenView)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    @Test("G-1: the screen opens with its title, the button and no greeting")
    func opens() {
      #expect(controller.title == "Greeting")
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.button.isOnScreen)
      #expect(view.label.text ?? "" == "")
    }

    @Test("G-2, G-4: each tap on the button shows the greeting in the label")
    func tap() throws {
      for _ in 1...2 {
        try #require(view.button.touch())
        #expect(view.label.text == "Hello David Blaine")
        #expect(view.label.isOnScreen)
      }
    }

    @Test("P-21: no object of the screen outlives it")
    func isReleased() throws {
      var controller: UIViewController? = GreetingAssembly.makeScreen(
        person: Person(firstName: "David", lastName: "Blaine"))
      weak let releasedController = controller
      weak let releasedView = controller?.view
      try #require(releasedView != nil)
      controller = nil
      #expect(releasedController == nil)
      #expect(releasedView == nil)
    }
  }
}
