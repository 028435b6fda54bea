import HeadlessUIKit
import Models
import Testing
import Views

@testable import CleanSwift

extension WithViews {
  @Suite struct GreetingConfiguratorTests {
    @Test("G-2, G-4: each tap on the screen's button shows the same greeting")
    func taps() throws {
      let viewController = makeScreen()
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

    @Test("P-21: no part of the scene outlives the screen")
    func release() throws {
      weak var weakViewController: UIViewController?
      weak var weakPresenter: AnyObject?
      weak var weakInteractor: AnyObject?
      do {
        let viewController = makeScreen()
        viewController.loadViewIfNeeded()
        let interactor = try #require(part("interactor", of: viewController))
        let presenter = try #require(part("presenter", of: interactor))
        weakViewController = viewController
        weakPresenter = presenter
        weakInteractor = interactor
      }
      #expect(weakViewController == nil && weakPresenter == nil && weakInteractor == nil)
    }

    private func part(_ name: String, of object: AnyObject) -> AnyObject? {
      Mirror(reflecting: object).descendant(name).map { $0 as AnyObject }
    }

    private func makeScreen() -> UIViewController {
      GreetingConfigurator.makeScreen(person: Person(firstName: "David", lastName: "Blaine"))
    }
  }
}
