import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import Redux

extension WithViews {
  @Suite("Greeting view controller")
  struct GreetingViewControllerTests {
    let app = ReduxApp(
      service: ScenarioService(), cache: UserCache(), photoLibrary: ScenarioPhotoLibrary(),
      postService: ScenarioPostService(), makeLogInScreen: { UIViewController() },
      makePostScreen: { _ in UIViewController() })
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()

    init() {
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
    }

    private func open(_ person: Person) throws -> GreetingView {
      let screen = app.makeGreetingScreen(person: person)
      navigationController.pushViewController(screen, animated: false)
      #expect(screen.title == "Greeting")
      return try #require(screen.view as? GreetingView)
    }

    @Test("G-1: the screen opens with a button and an empty label")
    func opens() throws {
      let view = try open(Person(firstName: "David", lastName: "Blaine"))
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.button.isOnScreen)
      #expect(view.label.text?.isEmpty ?? true)
    }

    @Test("G-2, G-4: each tap on the button shows the same greeting in the label")
    func greets() throws {
      let view = try open(Person(firstName: "David", lastName: "Blaine"))
      for _ in 0..<2 {
        #expect(view.button.touch())
        #expect(view.label.text == "Hello David Blaine")
      }
    }

    @Test("G-1: the next screen of the app opens with an empty label, and a covered one keeps its")
    func opensAgain() throws {
      let former = try open(Person(firstName: "David", lastName: "Blaine"))
      #expect(former.button.touch())
      navigationController.pushViewController(UIViewController(), animated: false)
      navigationController.popViewController(animated: false)
      #expect(former.label.text == "Hello David Blaine")

      navigationController.popViewController(animated: false)
      let view = try open(Person(firstName: "Dee", lastName: ""))
      #expect(view.label.text?.isEmpty ?? true)
      #expect(view.button.touch())
      #expect(view.label.text == "Hello Dee")
    }

    @Test("G-1: a second screen opens with an empty label, and leaves the first its greeting")
    func opensTwice() throws {
      let first = try open(Person(firstName: "David", lastName: "Blaine"))
      #expect(first.button.touch())
      let second = try open(Person(firstName: "Dee", lastName: ""))
      #expect(second.label.text?.isEmpty ?? true)
      #expect(second.button.touch())
      #expect(second.label.text == "Hello Dee")
      navigationController.popViewController(animated: false)
      #expect(first.label.text == "Hello David Blaine")
      #expect(app.store.state.greetings.count == 1)
      navigationController.popViewController(animated: false)
      #expect(app.store.state == AppState())
      #expect(app.store.subscriptions.isEmpty)
    }

    @Test("P-21: no object of the screen is alive once it is gone")
    func isReleased() {
      weak var released: UIViewController?
      weak var view: UIView?
      do {
        let viewController = app.makeGreetingScreen(
          person: Person(firstName: "David", lastName: "Blaine"))
        viewController.loadViewIfNeeded()
        released = viewController
        view = viewController.view
      }
      #expect(released == nil && view == nil)
    }
  }
}
