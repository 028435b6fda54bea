import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  /// Tests of behaviour that only the view controller and its real actions show together.
  @Suite struct ProfileAssemblyTests {
    let service = ScenarioService()
    let cache = UserCache()
    let photoLibrary = ScenarioPhotoLibrary()
    let postService = ScenarioPostService()
    let logInScreen = UIViewController()
    let postScreen = UIViewController()
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()

    init() {
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
    }

    func pushScreen(cached user: User? = nil) throws -> ProfileView {
      cache.user = user
      let viewController = ProfileAssembly.makeScreen(
        service: service, cache: cache, photoLibrary: photoLibrary,
        postService: postService, makeLogInScreen: { [logInScreen] in logInScreen },
        makePostScreen: { [postScreen] post in
          postScreen.title = post.title
          return postScreen
        })
      navigationController.pushViewController(viewController, animated: false)
      return try #require(viewController.view as? ProfileView)
    }

    @Test("P-2: the loaded user is on screen and cached")
    func loads() async throws {
      let view = try pushScreen()
      #expect(view.spinner.isAnimating && view.spinner.isOnScreen)
      try await settle()
      try service.answer(.currentUser, with: .user(.blaine))
      try await settle()
      #expect(view.nameLabel.isOnScreen)
      #expect(view.nameLabel.text == "David Blaine")
      #expect(cache.user == .blaine)
    }

    @Test("P-6: the return key saves the name, trimmed")
    func savesName() async throws {
      let view = try pushScreen(cached: .blaine)
      try #require(view.nameField.touch())
      try #require(view.nameField.type("! "))
      try #require(view.nameField.pressReturn())
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(service.calls.map(\.request) == [.changeDisplayName(.sample("David Blaine!"))])
      #expect(view.nameLabel.text == "David Blaine!")
      #expect(cache.user?.displayName == .sample("David Blaine!"))
    }

    @Test("P-7, P-8: the name's error is on screen until the saved name is back")
    func refusesName() async throws {
      let view = try pushScreen(cached: .blaine)
      try #require(view.nameField.touch())
      try #require(view.nameField.type("\u{7}"))
      view.nameField.resignFirstResponder()
      #expect(view.nameErrorLabel.isOnScreen)
      #expect(
        view.nameErrorLabel.text == "A name cannot contain line breaks or control characters.")
      try #require(view.nameField.touch())
      view.nameField.deleteBackward()
      view.nameField.resignFirstResponder()
      #expect(!view.nameErrorLabel.isOnScreen)
      try await settle()
      #expect(service.calls.isEmpty)
    }

    @Test("P-12, P-16: photo and name, answered one after the other, are both shown and cached")
    func changesBoth() async throws {
      let view = try pushScreen(cached: .blaine)
      try #require(view.changePhotoButton.touch())
      try await settle()
      try photoLibrary.choose(Photo.landscape.data)
      try #require(view.nameField.touch())
      try #require(view.nameField.type("!"))
      try #require(view.nameField.pressReturn())
      try await settle()
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(view.photoView.image?.source == .data(Photo.landscape.data))
      #expect(view.nameLabel.text == "David Blaine!")
      #expect(cache.user?.photo == .landscape)
      #expect(cache.user?.displayName == .sample("David Blaine!"))
    }

    @Test("P-15: what is no photo is not sent")
    func refusesPhoto() async throws {
      let view = try pushScreen(cached: .blaine)
      try #require(view.changePhotoButton.touch())
      try await settle()
      try photoLibrary.choose(.gif)
      try await settle()
      #expect(view.errorLabel.text == "Only PNG and JPEG photos can be used.")
      #expect(view.errorLabel.isOnScreen)
      #expect(service.calls.isEmpty)
    }

    @Test("P-22, P-25: the newest post is on screen first, and touching it pushes its screen")
    func showsPosts() async throws {
      let view = try pushScreen(cached: .blaine)
      try await settle()
      try postService.answer(.posts([.sample(1), .sample(2)]))
      try await settle()
      try #require(view.postsTableView.touchRow(at: IndexPath(row: 0, section: 0)))
      #expect(navigationController.topViewController === postScreen)
      #expect(postScreen.title == "Post 2")
    }

    @Test("P-18: logging out replaces the navigation stack, also while a name is being typed")
    func logsOut() async throws {
      let view = try pushScreen(cached: .blaine)
      try #require(view.nameField.touch())
      try #require(view.nameField.type("!"))
      try #require(view.logOutButton.touch())
      #expect(navigationController.viewControllers.count == 1)
      #expect(navigationController.topViewController === logInScreen)
      #expect(cache.user == nil)
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      #expect(service.calls.map(\.isCancelled) == [false])
      service.endEveryCall()
    }

    @Test("P-19: popping with a change in flight cancels it and empties the cache")
    func leaves() async throws {
      let view = try pushScreen(cached: .blaine)
      try #require(view.nameField.touch())
      try #require(view.nameField.type("!"))
      try #require(view.nameField.pressReturn())
      try await settle()
      navigationController.popViewController(animated: false)
      #expect(service.calls.map(\.isCancelled) == [true])
      #expect(cache.user == nil)
      service.endEveryCall()
    }

    @Test("P-21: nothing of the screen is alive once it is popped and its requests have ended")
    func isReleased() async throws {
      weak let view = try pushScreen()
      weak let viewController = navigationController.topViewController as? ProfileViewController
      try #require(viewController != nil)
      try await settle()
      navigationController.popViewController(animated: false)
      service.endEveryCall()
      try await settle()
      #expect(viewController == nil)
      #expect(view == nil)
    }
  }
}
