import HeadlessUIKit
import Models
import Testing
import Views

@testable import TraditionalMVC

extension WithViews {
  @Suite struct GreetingScreenTests {
    let window = UIWindow()
    let view: GreetingView

    init() throws {
      let viewController = GreetingViewController(
        person: Person(firstName: "David", lastName: "Blaine"))
      view = try #require(viewController.view.subviews.first as? GreetingView)
      window.rootViewController = viewController
      window.makeKeyAndVisible()
    }

    @Test("G-1: the screen opens with the button and without a greeting")
    func opens() {
      #expect(view.button.currentTitle == "Show greeting")
      #expect(view.button.isOnScreen)
      #expect(view.label.text ?? "" == "")
    }

    @Test("G-2: a tap on the button shows the greeting in the label")
    func tap() throws {
      try #require(view.button.touch())
      #expect(view.label.text == "Hello David Blaine")
      #expect(view.label.isOnScreen)
    }

    @Test("A view shows at once what its model already has")
    func opensOnGreeting() throws {
      let person = Person(firstName: "David", lastName: "Blaine")
      let model = GreetingModel(person: person)
      model.greet()
      let screenView = GreetingScreenView(
        model: model, controller: GreetingViewController(person: person))
      let view = try #require(screenView.subviews.first as? GreetingView)
      #expect(view.label.text == "Hello David Blaine")
    }
  }
}
