import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import LogicControllerMVC

extension WithViews {
  @Suite struct ProfileViewControllerTests {
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
      let viewController = ProfileViewController(
        service: service, cache: cache, photoLibrary: photoLibrary,
        postService: postService, makeLogInScreen: { [logInScreen] in logInScreen },
        makePostScreen: { [postScreen] post in
          postScreen.title = post.title
          return postScreen
        })
      navigationController.pushViewController(viewController, animated: false)
      return try #require(viewController.view as? ProfileView)
    }

    /// Covers the screen with another screen, and goes back so that the screen appears again.
    func appearAgain() {
      navigationController.pushViewController(UIViewController(), animated: false)
      navigationController.popViewController(animated: false)
    }

    func answer(
      _ kind: ScenarioService.Kind, with answer: ScenarioService.Answer
    ) async throws {
      try await settle()
      try service.answer(kind, with: answer)
      try await settle()
    }

    func choosePhoto(_ data: Data?, in view: ProfileView) async throws {
      try #require(view.changePhotoButton.touch())
      try await settle()
      try photoLibrary.choose(data)
      try await settle()
    }

    @Test("P-1, P-2: the spinner runs until the loaded user is on screen")
    func loads() async throws {
      let view = try pushScreen()
      #expect(navigationController.topViewController?.title == "Profile")
      #expect(view.spinner.isAnimating && view.spinner.isOnScreen)
      #expect(!view.nameLabel.isOnScreen)
      try await answer(.currentUser, with: .user(.sample))
      #expect(!view.spinner.isOnScreen)
      #expect(view.nameLabel.isOnScreen)
      #expect(view.nameLabel.text == "David Blaine")
      #expect(view.nameField.text == "David Blaine")
      #expect(view.nameCountLabel.text == "12 of 40")
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
      #expect(!view.nameErrorLabel.isOnScreen && !view.errorLabel.isOnScreen)
    }

    @Test("P-3: a cached user is on screen as soon as the screen has appeared")
    func showsCachedUser() throws {
      let view = try pushScreen(cached: .blaine)
      #expect(view.nameLabel.isOnScreen)
      #expect(view.nameLabel.text == "David Blaine")
      #expect(view.photoView.image?.source == .data(Photo.portrait.data))
      #expect(!view.spinner.isOnScreen)
    }

    @Test("P-4: the error and the button to try again come and go")
    func retries() async throws {
      let view = try pushScreen()
      for _ in 0..<2 {
        try await answer(.currentUser, with: .failure(.unreachable))
        #expect(view.errorLabel.isOnScreen)
        #expect(view.errorLabel.text == "The profile could not be reached.")
        #expect(!view.spinner.isOnScreen && !view.contentView.isOnScreen)
        try #require(view.retryButton.touch())
        #expect(!view.errorLabel.isOnScreen && !view.retryButton.isOnScreen)
        #expect(view.spinner.isAnimating && view.spinner.isOnScreen)
      }
      try await answer(.currentUser, with: .user(.sample))
      #expect(service.calls.count == 3)
      #expect(view.nameLabel.isOnScreen)
    }

    @Test("P-1, P-4: loading and its failure are children that come and go with their states")
    func children() async throws {
      let view = try pushScreen()
      let viewController = try #require(navigationController.topViewController)
      #expect(viewController.children.map { $0 is LoadingViewController } == [true])
      try await answer(.currentUser, with: .failure(.unreachable))
      #expect(viewController.children.map { $0 is ErrorViewController } == [true])
      try #require(view.retryButton.touch())
      #expect(viewController.children.map { $0 is LoadingViewController } == [true])
      try await answer(.currentUser, with: .user(.sample))
      #expect(viewController.children.isEmpty)
    }

    @Test("P-5: appearing again while loading asks nothing more")
    func appearsAgainWhileLoading() async throws {
      let view = try pushScreen()
      try await settle()
      appearAgain()
      try await settle()
      #expect(service.calls.map(\.request) == [.currentUser])
      #expect(view.spinner.isAnimating && view.spinner.isOnScreen)
      service.endEveryCall()
    }

    @Test("P-5: appearing again when loaded keeps what was typed and what is wrong with it")
    func appearsAgainWhenLoaded() async throws {
      let view = try pushScreen(cached: .sample)
      view.nameField.touch()
      view.nameField.type("\u{7}")
      view.nameField.resignFirstResponder()
      appearAgain()
      try await settle()
      #expect(service.calls.isEmpty)
      #expect(view.nameField.text == "David Blaine\u{7}")
      #expect(view.nameErrorLabel.isOnScreen)
    }

    @Test("P-5: appearing again after a failed load keeps the error")
    func appearsAgainWhenFailed() async throws {
      let view = try pushScreen()
      try await answer(.currentUser, with: .failure(.unreachable))
      appearAgain()
      try await settle()
      #expect(service.calls.count == 1)
      #expect(view.errorLabel.isOnScreen && view.retryButton.isOnScreen)
      #expect(!view.spinner.isOnScreen)
    }

    @Test("P-6, P-10: typing counts along, and the return key saves")
    func savesName() async throws {
      let view = try pushScreen(cached: .sample)
      view.nameField.touch()
      view.nameField.type("! ")
      #expect(view.nameCountLabel.text == "14 of 40")
      view.nameField.pressReturn()
      #expect(!view.nameField.isEnabled)
      #expect(view.savingIndicator.isAnimating && view.savingIndicator.isOnScreen)
      try await answer(.changeDisplayName, with: .accepted)
      #expect(service.calls.count == 1)
      #expect(view.nameField.isEnabled)
      #expect(!view.savingIndicator.isAnimating)
      #expect(view.nameLabel.text == "David Blaine!")
      #expect(view.nameField.text == "David Blaine!")
    }

    @Test("P-7, P-8: the name's error is on screen until the next valid name")
    func refusesName() throws {
      let view = try pushScreen(cached: .sample)
      view.nameField.touch()
      view.nameField.text = " "
      view.nameField.resignFirstResponder()
      #expect(view.nameErrorLabel.isOnScreen)
      #expect(view.nameErrorLabel.text == "A name needs at least one character.")
      #expect(view.nameField.text == " ")
      view.nameField.touch()
      view.nameField.type("David Blaine")
      view.nameField.resignFirstResponder()
      #expect(!view.nameErrorLabel.isOnScreen)
      #expect(view.nameField.text == "David Blaine")
    }

    @Test("P-9, P-17: a failed change shows its error below the profile until the next attempt")
    func failsToSaveName() async throws {
      let view = try pushScreen()
      try await answer(.currentUser, with: .failure(.unreachable))
      try #require(view.retryButton.touch())
      try await answer(.currentUser, with: .user(.sample))
      view.nameField.touch()
      view.nameField.type("!")
      view.nameField.pressReturn()
      try await answer(.changeDisplayName, with: .failure(.refused))
      #expect(view.errorLabel.isOnScreen)
      #expect(view.errorLabel.text == "The change was not accepted.")
      #expect(!view.retryButton.isOnScreen)
      #expect(view.nameField.isOnScreen && view.nameField.isEnabled)
      #expect(view.nameField.text == "David Blaine!")
      view.nameField.touch()
      view.nameField.pressReturn()
      #expect(!view.errorLabel.isOnScreen)
      try await settle()
      service.endEveryCall()
    }

    @Test("P-11: an answer leaves the field alone while the person is typing")
    func leavesTypingAlone() async throws {
      let view = try pushScreen(cached: .sample)
      try await choosePhoto(.png, in: view)
      view.nameField.touch()
      view.nameField.type(" J")
      try await answer(.changePhoto, with: .accepted)
      #expect(view.nameField.isEditing)
      #expect(view.nameField.text == "David Blaine J")
    }

    @Test("P-12: the photo that was chosen is on screen once it is saved")
    func changesPhoto() async throws {
      let view = try pushScreen(cached: .sample)
      try await choosePhoto(.png, in: view)
      #expect(!view.changePhotoButton.isEnabled)
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
      try await answer(.changePhoto, with: .accepted)
      #expect(view.changePhotoButton.isEnabled)
      #expect(view.photoView.image == UIImage(data: .png))
    }

    @Test("P-22, P-25: rows show the posts, and touching one pushes its screen")
    func showsPosts() async throws {
      let view = try pushScreen(cached: .sample)
      #expect(!view.postsTableView.isOnScreen)
      try await settle()
      try postService.answer(.posts([.sample(1), .sample(2)]))
      try await settle()
      let cells = view.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      #expect(cells.map(\.titleLabel.text) == ["Post 2", "Post 1"])
      #expect(cells.map(\.dateLabel.text) == ["2026-03-02", "2026-03-01"])
      try #require(view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(navigationController.topViewController === postScreen)
      #expect(postScreen.title == "Post 1")
      #expect(view.postsTableView.indexPathForSelectedRow == nil)
    }

    @Test("P-23, P-24: that there are no posts, or none that could be loaded, is on screen")
    func showsNoPosts() async throws {
      let view = try pushScreen(cached: .sample)
      try await settle()
      try postService.answer(.failure(.unreachable))
      try await settle()
      #expect(view.postsErrorLabel.isOnScreen)
      #expect(view.postsErrorLabel.text == "The posts could not be reached.")
      try #require(view.postsRetryButton.touch())
      #expect(!view.postsErrorLabel.isOnScreen && !view.postsRetryButton.isOnScreen)
      try await settle()
      try postService.answer(.posts([]))
      try await settle()
      #expect(view.noPostsLabel.isOnScreen)
      #expect(!view.postsTableView.isOnScreen)
    }

    @Test("P-18: logging out replaces the navigation stack, also while a name is being typed")
    func logsOut() async throws {
      let view = try pushScreen(cached: .sample)
      view.nameField.touch()
      view.nameField.type("!")
      view.logOutButton.touch()
      #expect(navigationController.viewControllers.count == 1)
      #expect(navigationController.topViewController === logInScreen)
      #expect(cache.user == nil)
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      service.endEveryCall()
    }

    @Test("P-19: being popped is leaving, being covered is not")
    func leaves() async throws {
      let view = try pushScreen(cached: .sample)
      view.nameField.touch()
      view.nameField.type("!")
      navigationController.pushViewController(UIViewController(), animated: false)
      try await settle()
      #expect(service.calls.map(\.isCancelled) == [false])
      navigationController.popToRootViewController(animated: false)
      #expect(service.calls.map(\.isCancelled) == [true])
      #expect(cache.user == nil)
      service.endEveryCall()
    }

    @Test("P-2, P-3: a screen that is pushed again starts anew")
    func startsAnew() async throws {
      let view = try pushScreen(cached: .blaine)
      view.nameField.touch()
      view.nameField.type("!")
      view.nameField.pressReturn()
      try await choosePhoto(.gif, in: view)
      let viewController = try #require(
        navigationController.popViewController(animated: false))
      cache.user = .sample
      navigationController.pushViewController(viewController, animated: false)
      #expect(view.nameField.text == "David Blaine")
      #expect(view.nameField.isEnabled && !view.savingIndicator.isAnimating)
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
      #expect(view.changePhotoButton.isEnabled)
      #expect(!view.errorLabel.isOnScreen && !view.spinner.isOnScreen)
      try await settle()
      service.endEveryCall()
    }

    @Test("P-1, P-19: a screen that is pushed again after an unanswered change is loading")
    func loadsAnew() async throws {
      let view = try pushScreen(cached: .sample)
      try await choosePhoto(.png, in: view)
      let viewController = try #require(
        navigationController.popViewController(animated: false))
      navigationController.pushViewController(viewController, animated: false)
      #expect(view.spinner.isAnimating && view.spinner.isOnScreen)
      #expect(!view.contentView.isOnScreen)
      try await settle()
      service.endEveryCall()
    }

    @Test("P-21: nothing of the screen is alive once it is popped and its requests have ended")
    func isReleased() async throws {
      weak let view = try pushScreen()
      weak let viewController = navigationController.topViewController as? ProfileViewController
      try #require(viewController != nil)
      try await answer(.currentUser, with: .failure(.unreachable))
      try #require(view?.retryButton.touch() == true)
      try await settle()
      navigationController.popViewController(animated: false)
      service.endEveryCall()
      try await settle()
      #expect(viewController == nil)
      #expect(view == nil)
    }
  }
}
