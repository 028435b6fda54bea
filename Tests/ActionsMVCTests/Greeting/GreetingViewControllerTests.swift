import HeadlessUIKit
import Models
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct GreetingViewControllerTests {
    let person = Person(firstName: "David", lastName: "Blaine")
    let window = UIWindow()

    func open(_ viewController: UIViewController) throws -> GreetingView {
      window.rootViewController = viewController
      window.makeKeyAndVisible()
      return try #require(viewController.view as? GreetingView)
    }

    @Test("G-1: the screen opens with the button and without a greeting")
    func opens() throws {
      let viewController = GreetingAssembly.makeScreen(person: person)
      let view = try open(viewController)
      #expect(viewController.title == "Greeting")
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.button.isOnScreen)
      #expect(view.label.text ?? "" == "")
    }

    @Test("G-2: a tap on the button shows the greeting in the label")
    func greets() throws {
      let view = try open(GreetingAssembly.makeScreen(person: person))
      try #require(view.button.touch())
      #expect(view.label.text == "Hello David Blaine")
      #expect(view.label.isOnScreen)
    }

    @Test("G-4: every tap greets the person, and shows only what the action returns")
    func greetsAgain() throws {
      var greeted: [Person] = []
      let viewController = GreetingViewController(
        person: person,
        actions: GreetingViewController.Actions(
          greet: { _, person in
            greeted.append(person)
            return "Good morning"
          }))
      let view = try open(viewController)
      #expect(greeted == [])
      try #require(view.button.touch())
      try #require(view.button.touch())
      #expect(greeted == [person, person])
      #expect(view.label.text == "Good morning")
    }

    @Test("P-21: no object of the screen is alive once it is gone")
    func isReleased() {
      weak var released: UIViewController?
      weak var view: UIView?
      do {
        let viewController = GreetingAssembly.makeScreen(person: person)
        viewController.loadViewIfNeeded()
        released = viewController
        view = viewController.view
      }
      #expect(released == nil && view == nil)
    }
  }
}
