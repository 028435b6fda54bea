import HeadlessUIKit
import LighterMVC
import Models
import Testing
import Views

extension WithViews {
  @Suite struct GreetingViewControllerTests {
    let window = UIWindow()
    let view: GreetingView

    init() throws {
      let viewController = GreetingViewController(
        person: Person(firstName: "David", lastName: "Blaine"))
      view = try #require(viewController.view as? GreetingView)
      window.rootViewController = viewController
      window.makeKeyAndVisible()
    }

    @Test("G-1: the screen opens with the button and an empty label")
    func opens() {
      #expect(window.rootViewController?.title == "Greeting")
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.button.isOnScreen)
      #expect(view.label.text ?? "" == "")
    }

    @Test("G-2, G-4: a tap shows the greeting in the label, and another the same again")
    func tap() throws {
      for _ in 1...2 {
        try #require(view.button.touch())
        #expect(view.label.text == "Hello David Blaine")
        #expect(view.label.isOnScreen)
      }
    }

    @Test("P-21: no object of the screen is alive once it is gone")
    func isReleased() {
      weak var released: UIViewController?
      weak var view: UIView?
      do {
        let viewController = GreetingViewController(
          person: Person(firstName: "David", lastName: "Blaine"))
        viewController.loadViewIfNeeded()
        released = viewController
        view = viewController.view
      }
      #expect(released == nil && view == nil)
    }
  }
}
