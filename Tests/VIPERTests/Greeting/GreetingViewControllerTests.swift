import HeadlessUIKit
import Models
import Testing
import Views

@testable import VIPER

extension WithViews {
  @Suite struct GreetingViewControllerTests {
    private let presenter = GreetingViewOutputSpy()
    private let viewController: GreetingViewController
    private let window = UIWindow()

    init() {
      viewController = GreetingViewController(presenter: presenter)
      window.rootViewController = viewController
      window.makeKeyAndVisible()
    }

    @Test("G-1: the screen opens with the button and an empty label")
    func opening() throws {
      let view = try #require(viewController.view as? GreetingView)
      #expect(view.button.isTouchable)
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.label.text ?? "" == "")
      #expect(presenter.showGreetingTaps == 0)
    }

    @Test("G-2: a tap goes to the presenter, and its greeting to the label")
    func tap() throws {
      let view = try #require(viewController.view as? GreetingView)
      view.button.touch()
      #expect(presenter.showGreetingTaps == 1)
      #expect(view.label.text ?? "" == "")

      viewController.setGreeting("Hello")
      #expect(view.label.text == "Hello")
    }
  }
}
