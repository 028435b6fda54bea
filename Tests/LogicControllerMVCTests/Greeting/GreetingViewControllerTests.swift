import HeadlessUIKit
import LogicControllerMVC
import Models
import Testing
import Views

extension WithViews {
  @Suite struct GreetingViewControllerTests {
    let window = UIWindow()
    let viewController = GreetingAssembly.makeScreen(
      person: Person(firstName: "David", lastName: "Blaine"))

    init() {
      window.rootViewController = viewController
      window.makeKeyAndVisible()
    }

    @Test("G-1: the screen opens with the button and an empty label")
    func opens() throws {
      let view = try #require(viewController.view as? GreetingView)
      #expect(viewController.title == "Greeting")
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.button.isOnScreen)
      #expect(view.label.text ?? "" == "")
    }

    @Test("G-2, G-4: each tap shows the same greeting in the label")
    func tap() throws {
      let view = try #require(viewController.view as? GreetingView)
      for _ in 0..<2 {
        #expect(view.button.touch())
        #expect(view.label.text == "Hello David Blaine")
        #expect(view.label.isOnScreen)
      }
    }

    @Test("P-21: no object of the screen is alive once it is gone")
    func isReleased() {
      weak var released: UIViewController?
      weak var view: UIView?
      do {
        let viewController = GreetingAssembly.makeScreen(
          person: Person(firstName: "David", lastName: "Blaine"))
        viewController.loadViewIfNeeded()
        released = viewController
        view = viewController.view
      }
      #expect(released == nil && view == nil)
    }
  }
}
