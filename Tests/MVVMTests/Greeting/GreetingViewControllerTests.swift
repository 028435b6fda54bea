import HeadlessUIKit
import Models
import Testing

@testable import MVVM

extension WithViews {
  @Suite("Greeting view controller")
  struct GreetingViewControllerTests {
    let screen = GreetingAssembly.makeScreen(
      person: Person(firstName: "David", lastName: "Blaine"))

    @Test("G-1: The screen opens with a button and an empty label")
    func opens() throws {
      let button = screen.view.firstView(identifiedBy: "greeting.button") as? UIButton
      let label = try #require(
        screen.view.firstView(identifiedBy: "greeting.label") as? UILabel)
      #expect(screen.title == "Greeting")
      #expect(button?.currentTitle == "Show greeting")
      #expect(label.text?.isEmpty ?? true)
    }

    @Test("G-2: A tap on the button shows the greeting in the label")
    func greets() throws {
      let window = UIWindow()
      window.rootViewController = screen
      window.makeKeyAndVisible()
      let button = try #require(
        window.firstView(identifiedBy: "greeting.button") as? UIButton)
      let label = window.firstView(identifiedBy: "greeting.label") as? UILabel
      #expect(button.touch())
      #expect(label?.text == "Hello David Blaine")
    }

    @Test("No object of the screen is alive once it is gone")
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
