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
      "G-2, G-3: a tap greets with the parts of the name that there are",
      arguments: [
        ("David", "Blaine", "Hello David Blaine"),
        ("  David\t", "\nBlaine \r\n", "Hello David Blaine"),
        ("David", "", "Hello David"),
        ("David", " \n", "Hello David"),
        ("", "Blaine", "Hello Blaine"),
        ("\u{2029}", "\u{A0}", "Hello"),
        ("", "", "Hello"),
      ])
    func greets(firstName: String, lastName: String, greeting: String) throws {
      let screen = try GreetingScreen(for: Person(firstName: firstName, lastName: lastName))
      try #require(screen.view.button.touch())
      #expect(screen.view.label.text == greeting)
    }

    @Test(
      "G-5: what is inside a part stays as it is",
      arguments: [
        ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
      ])
    func keepsInside(firstName: String, lastName: String) throws {
      let screen = try GreetingScreen(for: Person(firstName: firstName, lastName: lastName))
      try #require(screen.view.button.touch())
      #expect(
        screen.view.label.text.map { Array($0.unicodeScalars) }
          == Array("Hello \(firstName) \(lastName)".unicodeScalars))
    }

    @Test("G-4: another tap appends nothing")
    func greetsAgain() throws {
      let screen = try GreetingScreen(for: Person(firstName: "David", lastName: "Blaine"))
      try #require(screen.view.button.touch())
      try #require(screen.view.button.touch())
      #expect(screen.view.label.text == "Hello David Blaine")
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
