import HeadlessUIKit
import Models
import Testing

@testable import CoordinatorMVVM

extension WithViews {
  @Suite("Greeting view controller")
  struct GreetingViewControllerTests {
    let screen = GreetingViewController(
      viewModel: GreetingViewModel(person: Person(firstName: "David", lastName: "Blaine")))

    @Test("G-1: the screen opens with a button and an empty label")
    func opens() throws {
      let button = screen.view.firstView(identifiedBy: "greeting.button") as? UIButton
      let label = try #require(
        screen.view.firstView(identifiedBy: "greeting.label") as? UILabel)
      #expect(screen.title == "Greeting")
      #expect(button?.currentTitle == "Show greeting")
      #expect(label.text?.isEmpty ?? true)
    }

    @Test("G-2, G-4: each tap on the button shows the same greeting in the label")
    func greets() throws {
      let window = UIWindow()
      window.rootViewController = screen
      window.makeKeyAndVisible()
      let button = try #require(
        window.firstView(identifiedBy: "greeting.button") as? UIButton)
      let label = window.firstView(identifiedBy: "greeting.label") as? UILabel
      for _ in 0..<2 {
        #expect(button.touch())
        #expect(label?.text == "Hello David Blaine")
      }
    }

    @Test("P-21: no object of the screen is alive once it is gone")
    func isReleased() {
      weak var released: UIViewController?
      weak var view: UIView?
      do {
        let viewController = GreetingViewController(
          viewModel: GreetingViewModel(person: Person(firstName: "David", lastName: "Blaine")))
        viewController.loadViewIfNeeded()
        released = viewController
        view = viewController.view
      }
      #expect(released == nil && view == nil)
    }
  }
}
