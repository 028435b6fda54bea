import HeadlessUIKit
import Models
import Testing
import Views

@testable import CleanSwift

extension WithViews {
  @Suite struct GreetingConfiguratorTests {
    private let viewController = GreetingConfigurator.makeScreen(
      person: Person(firstName: "David", lastName: "Blaine"))

    @Test("G-2, G-4: each tap on the screen's button shows the same greeting")
    func taps() throws {
      let window = UIWindow()
      window.rootViewController = viewController
      window.makeKeyAndVisible()
      let view = try #require(viewController.view as? GreetingView)
      for _ in 1...2 {
        view.button.touch()
        #expect(view.label.text == "Hello David Blaine")
      }
    }

    @Test("The screen has a title")
    func title() {
      #expect(viewController.title == "Greeting")
    }
  }
}
