import HeadlessUIKit
import Models
import Testing
import Views

@testable import SupervisingMVP

extension WithViews {
  @Suite struct GreetingViewControllerTests {
    let window = UIWindow()

    func show(_ viewController: UIViewController) throws -> GreetingView {
      window.rootViewController = viewController
      window.makeKeyAndVisible()
      return try #require(viewController.view as? GreetingView)
    }

    @Test("G-1: the screen opens with the button and without a greeting")
    func opens() throws {
      let viewController = GreetingViewController(presenter: GreetingPresenterSpy())
      let view = try show(viewController)
      #expect(viewController.title == "Greeting")
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.button.isOnScreen)
      #expect(view.label.text ?? "" == "")
    }

    @Test("G-2: the view passes a tap on, and sets the greeting that it is given")
    func passesOn() throws {
      let presenter = GreetingPresenterSpy()
      let viewController = GreetingViewController(presenter: presenter)
      let view = try show(viewController)
      #expect(presenter.tapCount == 0)
      try #require(view.button.touch())
      #expect(presenter.tapCount == 1)
      #expect(view.label.text ?? "" == "")
      viewController.setGreeting("Hello David Blaine")
      #expect(view.label.text == "Hello David Blaine")
      #expect(view.label.isOnScreen)
    }

    @Test("G-2, G-4: a tap on the assembled screen greets, and so does another one")
    func greets() throws {
      let view = try show(
        GreetingAssembly.makeScreen(person: Person(firstName: "David", lastName: "Blaine")))
      for _ in 1...2 {
        try #require(view.button.touch())
        #expect(view.label.text == "Hello David Blaine")
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
