import HeadlessUIKit
import MVC
import Models
import Testing
import Views

extension WithViews {
  @Suite struct GreetingViewControllerTests {
    @Test("G-1: the screen opens with its title, the button and an empty label")
    func opens() throws {
      let screen = try GreetingScreen(for: Person(firstName: "David", lastName: "Blaine"))
      #expect(screen.window.rootViewController?.title == "Greeting")
      #expect(screen.view.button.currentTitle == "Show greeting")
      #expect(screen.view.button.isOnScreen)
      #expect(screen.view.label.text == nil)
    }

    @Test(
      "G-2, G-3, G-5: a tap greets with the parts of the name that there are",
      arguments: [
        (Person(firstName: "David", lastName: "Blaine"), "Hello David Blaine"),
        (Person(firstName: " David\n", lastName: ""), "Hello David"),
        (Person(firstName: "", lastName: "\tBlaine"), "Hello Blaine"),
        (Person(firstName: " ", lastName: ""), "Hello"),
        (Person(firstName: "Ana  María", lastName: "🇻🇳"), "Hello Ana  María 🇻🇳"),
      ])
    func greets(_ person: Person, greeting: String) throws {
      let screen = try GreetingScreen(for: person)
      try #require(screen.view.button.touch())
      #expect(screen.view.label.text == greeting)
    }

    @Test("G-4: another tap appends nothing")
    func greetsAgain() throws {
      let screen = try GreetingScreen(for: Person(firstName: "David", lastName: "Blaine"))
      try #require(screen.view.button.touch())
      try #require(screen.view.button.touch())
      #expect(screen.view.label.text == "Hello David Blaine")
    }

    @Test("No object of the screen is alive once it is gone")
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

/// A greeting screen in a window, with its view.
private struct GreetingScreen {
  let window = UIWindow()
  let view: GreetingView

  init(for person: Person) throws {
    let controller = GreetingViewController(person: person)
    view = try #require(controller.view as? GreetingView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}
