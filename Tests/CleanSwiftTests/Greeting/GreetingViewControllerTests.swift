import HeadlessUIKit
import Models
import Testing
import Views

@testable import CleanSwift

extension WithViews {
  @Suite struct GreetingViewControllerTests {
    private let interactor = GreetingBusinessLogicSpy()
    private let viewController: GreetingViewController
    private let window = UIWindow()

    init() {
      viewController = GreetingViewController(interactor: interactor)
      window.rootViewController = viewController
      window.makeKeyAndVisible()
    }

    @Test("G-1: the screen opens with the button and an empty label")
    func opening() throws {
      let view = try #require(viewController.view as? GreetingView)
      #expect(view.button.isTouchable)
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.label.text ?? "" == "")
      #expect(interactor.requests == 0)
    }

    @Test("G-2: a tap makes the request, and the displayed greeting goes to the label")
    func tap() throws {
      let view = try #require(viewController.view as? GreetingView)
      view.button.touch()
      #expect(interactor.requests == 1)
      #expect(view.label.text ?? "" == "")

      viewController.displayGreeting(viewModel: .init(greeting: "Hello"))
      #expect(view.label.text == "Hello")
    }
  }
}
