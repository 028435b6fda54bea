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

    @Test("P-3: the screen of the module shows a cached user as it appears")
    func module() throws {
      let screen = try makeScreen()
      #expect(screen.navigationController.topViewController?.title == "Profile")
      #expect(screen.profileView.nameField.isOnScreen)
      #expect(screen.profileView.nameField.text == "David Blaine")
      #expect(!screen.errorView.isOnScreen)
      #expect(service.calls.isEmpty)
    }

    @Test("P-12: a photo from the library is sent and shown")
    func photo() async throws {
      let screen = try makeScreen()
      try #require(screen.profileView.changePhotoButton.touch())
      try await settle()
      try photoLibrary.choose(.png)
      try await settle()
      #expect(service.calls.map(\.request) == [.changePhoto(try Photo(.png))])
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(screen.profileView.photoView.image?.source == .data(.png))
      #expect(screen.profileView.changePhotoButton.isEnabled)
      #expect(cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-18: logging out leaves nothing but the log-in screen, and sends no name being typed")
    func logOut() async throws {
      let screen = try makeScreen()
      try #require(screen.profileView.changePhotoButton.touch())
      try await settle()
      try screen.type("Anna")
      try #require(screen.profileView.logOutButton.touch())
      #expect(screen.navigationController.viewControllers.map { $0 === logInScreen } == [true])
      #expect(cache.user == nil)
      #expect(photoLibrary.isCancelled)
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
    }

    @Test("P-4, P-18: after a failed load, logging out leads to the log-in screen")
    func logOutAfterFailure() async throws {
      cache.user = nil
      let screen = try makeScreen()
      try await settle()
      try service.answer(.currentUser, with: .failure(.unreachable))
      try await settle()
      try #require(screen.errorView.logOutButton.touch())
      #expect(screen.navigationController.viewControllers.map { $0 === logInScreen } == [true])
    }

    @Test("P-19: being covered is not leaving")
    func covered() async throws {
      let screen = try makeScreen()
      try screen.type("Anna")
      try #require(screen.profileView.nameField.pressReturn())
      try #require(screen.profileView.changePhotoButton.touch())
      try await settle()
      screen.cover()
      #expect(photoLibrary.cancelledCount == 0)
      #expect(postService.calls.map(\.isCancelled) == [false])
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      screen.appearAgain()
      #expect(screen.profileView.nameLabel.text == "Anna")
    }

    @Test("P-19: going back saves the name being typed, and cancels the library and the posts")
    func popped() async throws {
      let screen = try makeScreen()
      try #require(screen.profileView.changePhotoButton.touch())
      try screen.type("Anna")
      try await settle()
      screen.pop()
      #expect(photoLibrary.isCancelled)
      #expect(postService.calls.map(\.isCancelled) == [true])
      try await settle()
      #expect(service.calls.map(\.request) == [.changeDisplayName(.sample("Anna"))])
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(cache.user?.displayName == .sample("Anna"))
    }

    @Test("P-25: touching a row leads to the screen of its post, and back to the same rows")
    func post() async throws {
      let screen = try makeScreen()
      try await settle()
      try postService.answer(.posts([.sample(1), .sample(2)]))
      try await settle()
      let tableView = screen.profileView.postsTableView
      try #require(tableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(screen.navigationController.topViewController === postScreen)
      #expect(postScreen.title == "Post 1")
      screen.appearAgain()
      #expect(tableView.isOnScreen && tableView.visibleCells.count == 2)
      #expect(tableView.indexPathForSelectedRow == nil)
      try await settle()
      #expect(postService.calls.count == 1)
    }

    @Test("P-21: once popped, a change in flight and an open library keep no role alive")
    func release() async throws {
      let roles = try await rolesOfPoppedModule()
      #expect(service.calls.map(\.isPending) == [true])
      #expect(photoLibrary.isOpen)
      #expect(roles.count == 5)
      #expect(roles.allSatisfy { $0.object == nil })
    }

    private struct Weak {
      weak var object: AnyObject?
    }

    private func rolesOfPoppedModule() async throws -> [Weak] {
      let screen = try makeScreen()
      let viewController = try #require(screen.navigationController.topViewController)
      let presenter = try #require(part("presenter", of: viewController))
      let interactor = try #require(part("interactor", of: presenter))
      let router = try #require(part("router", of: presenter))
      try #require(screen.profileView.changePhotoButton.touch())
      try screen.type("Anna")
      try await settle()
      screen.pop()
      try await settle()
      return [screen.profileView, viewController, presenter, interactor, router]
        .map { Weak(object: $0) }
    }

    private func part(_ name: String, of object: AnyObject) -> AnyObject? {
      Mirror(reflecting: object).descendant(name).map { $0 as AnyObject }
    }

    private func makeScreen() throws -> ProfileScreen {
      try ProfileScreen(
        ProfileRouter.makeModule(
          service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
          makeLogInScreen: { [logInScreen] in logInScreen },
          makePostScreen: { [postScreen] post in
            postScreen.title = post.title
            return postScreen
          }))
    }
  }
}
