import HeadlessUIKit
import Models
import Testing
import Views

@testable import VIPER

extension WithViews {
  @Suite struct GreetingRouterTests {
    @Test("G-2, G-4: each tap on the module's button shows the same greeting")
    func taps() throws {
      let viewController = makeModule()
      #expect(viewController.title == "Greeting")
      let window = UIWindow()
      window.rootViewController = viewController
      window.makeKeyAndVisible()
      let view = try #require(viewController.view as? GreetingView)
      for _ in 1...2 {
        view.button.touch()
        #expect(view.label.text == "Hello David Blaine")
      }
    }

    @Test("P-21: no role of the module outlives the screen")
    func release() throws {
      weak var weakViewController: UIViewController?
      weak var weakPresenter: AnyObject?
      weak var weakInteractor: AnyObject?
      do {
        let viewController = makeModule()
        viewController.loadViewIfNeeded()
        let presenter = try #require(part("presenter", of: viewController))
        let interactor = try #require(part("interactor", of: presenter))
        weakViewController = viewController
        weakPresenter = presenter
        weakInteractor = interactor
      }
      #expect(weakViewController == nil && weakPresenter == nil && weakInteractor == nil)
    }

    private func part(_ name: String, of object: AnyObject) -> AnyObject? {
      Mirror(reflecting: object).descendant(name).map { $0 as AnyObject }
    }

    private func makeModule() -> UIViewController {
      GreetingRouter.makeModule(person: Person(firstName: "David", lastName: "Blaine"))
    }
  }
}
