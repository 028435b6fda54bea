import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import VIPER

extension WithViews {
  @Suite struct ProfileRouterTests {
    private let service = ScenarioService()
    private let cache = UserCache(user: .sample)
    private let photoLibrary = ScenarioPhotoLibrary()
    private let postService = ScenarioPostService()
    private let logInScreen = UIViewController()
    private let postScreen = UIViewController()
    private let navigationController = UINavigationController(
      rootViewController: UIViewController())
    private let window = UIWindow()

    init() {
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
    }

    @Test("P-3: the module's screen shows a cached user as it appears")
    func module() throws {
      let view = try pushModule()
      #expect(navigationController.topViewController?.title == "Profile")
      #expect(view.nameField.isOnScreen)
      #expect(view.nameField.text == "David Blaine")
      #expect(service.calls.isEmpty)
    }

    @Test("P-18: logging out leaves nothing but the log-in screen, even while typing a name")
    func logOut() async throws {
      let view = try pushModule()
      view.nameField.touch()
      view.nameField.type("!")
      view.logOutButton.touch()
      #expect(navigationController.viewControllers.count == 1)
      #expect(navigationController.topViewController === logInScreen)
      #expect(cache.user == nil)

      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      service.endEveryCall()
      try await settle()
    }

    @Test("P-19: being covered is not leaving, being popped is")
    func leaving() async throws {
      let view = try pushModule()
      view.nameField.touch()
      view.nameField.type("!")
      view.nameField.resignFirstResponder()
      try await settle()

      navigationController.pushViewController(UIViewController(), animated: false)
      #expect(service.calls.map(\.isCancelled) == [false])
      #expect(cache.user == .sample)

      navigationController.popToRootViewController(animated: false)
      #expect(service.calls.map(\.isCancelled) == [true])
      #expect(cache.user == nil)
      service.endEveryCall()
      try await settle()
    }

    @Test("P-25: touching a row leads to the screen of its post, and back to the profile")
    func post() async throws {
      let view = try pushModule()
      try await settle()
      try postService.answer(.posts([.sample(1), .sample(2)]))
      try await settle()
      try #require(view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(navigationController.topViewController === postScreen)
      #expect(postScreen.title == "Post 1")
      navigationController.popViewController(animated: false)
      #expect(view.postsTableView.isOnScreen)
      #expect(view.postsTableView.indexPathForSelectedRow == nil)
    }

    @Test("P-21: nothing of the module outlives the stack and its last request")
    func release() async throws {
      cache.user = nil
      let roles = try rolesOfPushedModule()
      try await settle()
      #expect(roles.count == 5)
      #expect(roles.allSatisfy { $0.object != nil })

      navigationController.popViewController(animated: false)
      service.endEveryCall()
      try await settle()
      #expect(roles.allSatisfy { $0.object == nil })
    }

    private struct Weak {
      weak var object: AnyObject?
    }

    private func rolesOfPushedModule() throws -> [Weak] {
      let view = try pushModule()
      let viewController = try #require(navigationController.topViewController)
      let presenter = try #require(part("presenter", of: viewController))
      let interactor = try #require(part("interactor", of: presenter))
      let router = try #require(part("router", of: presenter))
      return [view, viewController, presenter, interactor, router].map { Weak(object: $0) }
    }

    private func part(_ name: String, of object: AnyObject) -> AnyObject? {
      Mirror(reflecting: object).descendant(name).map { $0 as AnyObject }
    }

    private func pushModule() throws -> ProfileView {
      let viewController = ProfileRouter.makeModule(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
        makeLogInScreen: { [logInScreen] in logInScreen },
        makePostScreen: { [postScreen] post in
          postScreen.title = post.title
          return postScreen
        })
      navigationController.pushViewController(viewController, animated: false)
      return try #require(viewController.view as? ProfileView)
    }
  }
}
