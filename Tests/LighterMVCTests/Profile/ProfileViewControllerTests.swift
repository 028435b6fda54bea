import Foundation
import HeadlessUIKit
import Jobs
import LighterMVC
import Models
import Scenarios
import Testing
import Views

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

    func choosePhoto(_ data: Data, in view: ProfileView) async throws {
      try #require(view.changePhotoButton.touch())
      try await settle()
      try photoLibrary.choose(data)
      try await settle()
    }

    @Test("P-1, P-2: the spinner runs until the loaded user is on screen")
    func loads() async throws {
      let view = try pushScreen()
      #expect(view.spinner.isAnimating && view.spinner.isOnScreen)
      #expect(!view.nameLabel.isOnScreen)
      try await settle()
      try service.answer(.currentUser, with: .user(.sample))
      try await settle()
      #expect(!view.spinner.isAnimating)
      #expect(view.nameLabel.isOnScreen)
      #expect(view.nameLabel.text == "David Blaine")
      #expect(view.nameField.text == "David Blaine")
      #expect(view.nameCountLabel.text == "12 of 40")
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
      #expect(cache.user == .sample)
    }

    @Test("P-3: a cached user is on screen as soon as the screen has appeared")
    func showsCachedUser() throws {
      let view = try pushScreen(cached: .blaine)
      #expect(view.nameLabel.isOnScreen)
      #expect(view.nameLabel.text == "David Blaine")
      #expect(view.photoView.image == UIImage(data: Photo.portrait.data))
    }

    @Test("P-4: the error and the button to try again come and go")
    func retries() async throws {
      let view = try pushScreen()
      try await settle()
      try service.answer(.currentUser, with: .failure(.unreachable))
      try await settle()
      #expect(view.errorLabel.isOnScreen)
      #expect(view.errorLabel.text == "The profile could not be reached.")
      #expect(!view.contentView.isOnScreen)
      try #require(view.retryButton.touch())
      #expect(!view.errorLabel.isOnScreen)
      #expect(!view.retryButton.isOnScreen)
      try await settle()
      #expect(service.calls.map(\.request) == [.currentUser, .currentUser])
      service.endEveryCall()
    }

    @Test("P-5: appearing again while loading asks nothing more")
    func appearsAgainWhileLoading() async throws {
      let view = try pushScreen()
      try await settle()
      appearAgain()
      try await settle()
      #expect(view.spinner.isAnimating)
      #expect(service.calls.map(\.request) == [.currentUser])
      service.endEveryCall()
    }

    @Test("P-5: appearing again keeps what was typed and what was refused")
    func appearsAgainWhenLoaded() async throws {
      let view = try pushScreen(cached: .sample)
      try await choosePhoto(.gif, in: view)
      try #require(view.nameField.touch() && view.nameField.type("\u{7}"))
      cache.user = nil
      appearAgain()
      try await settle()
      #expect(view.nameField.text == "David Blaine\u{7}")
      #expect(view.nameErrorLabel.isOnScreen)
      #expect(view.contentView.isOnScreen)
      #expect(service.calls.isEmpty)
    }

    @Test("P-5: appearing again after a failed load keeps the error")
    func appearsAgainWhenFailed() async throws {
      let view = try pushScreen()
      try await settle()
      try service.answer(.currentUser, with: .failure(.unreachable))
      try await settle()
      cache.user = .sample
      appearAgain()
      try await settle()
      #expect(view.errorLabel.isOnScreen && view.retryButton.isOnScreen)
      #expect(!view.contentView.isOnScreen)
      #expect(service.calls.count == 1)
    }

    @Test("P-6, P-10: typing counts along, and the return key saves")
    func savesName() async throws {
      let view = try pushScreen(cached: .sample)
      try #require(view.nameField.touch() && view.nameField.type(" "))
      #expect(view.nameCountLabel.text == "13 of 40")
      try #require(view.nameField.type("👩‍👩‍👧‍👦"))
      #expect(view.nameCountLabel.text == "14 of 40")
      view.nameField.pressReturn()
      #expect(!view.nameField.isEnabled)
      #expect(view.savingIndicator.isAnimating && view.savingIndicator.isOnScreen)
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(service.calls.count == 1)
      #expect(view.nameField.isEnabled)
      #expect(!view.savingIndicator.isAnimating)
      #expect(view.nameLabel.text == "David Blaine 👩‍👩‍👧‍👦")
      #expect(cache.user?.displayName.text == "David Blaine 👩‍👩‍👧‍👦")
    }

    @Test("P-7, P-8: the name's error is on screen until the next valid name")
    func refusesName() throws {
      let view = try pushScreen(cached: .sample)
      view.nameField.touch()
      // The text is set and not typed, because autofill reports only the end of editing.
      view.nameField.text = " "
      view.nameField.resignFirstResponder()
      #expect(view.nameErrorLabel.isOnScreen)
      #expect(view.nameErrorLabel.text == "A name needs at least one character.")
      #expect(view.nameField.text == " ")
      #expect(view.nameLabel.text == "David Blaine")
      try #require(view.nameField.touch() && view.nameField.type("David Blaine"))
      view.nameField.resignFirstResponder()
      #expect(!view.nameErrorLabel.isOnScreen)
      #expect(view.nameField.text == "David Blaine")
    }

    @Test("P-11: an answer leaves alone what is being typed")
    func leavesTypingAlone() async throws {
      let view = try pushScreen(cached: .sample)
      try await choosePhoto(.png, in: view)
      try #require(view.nameField.touch() && view.nameField.type(" J"))
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(view.nameField.isEditing)
      #expect(view.nameField.text == "David Blaine J")
    }

    @Test("P-12: the photo that was chosen is on screen once it is saved")
    func changesPhoto() async throws {
      let view = try pushScreen(cached: .sample)
      try await choosePhoto(.png, in: view)
      #expect(!view.changePhotoButton.isEnabled)
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(view.changePhotoButton.isEnabled)
      #expect(view.photoView.image == UIImage(data: .png))
      #expect(cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-14: a failed upload shows the error, but not the way to load again")
    func failsToChangePhoto() async throws {
      let view = try pushScreen(cached: .blaine)
      try await choosePhoto(.png, in: view)
      try service.answer(.changePhoto, with: .failure(.refused))
      try await settle()
      #expect(view.errorLabel.isOnScreen)
      #expect(view.errorLabel.text == "The change was not accepted.")
      #expect(!view.retryButton.isOnScreen)
      #expect(view.photoView.image == UIImage(data: Photo.portrait.data))
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
      try #require(view.nameField.touch() && view.nameField.type("!"))
      try #require(view.logOutButton.touch())
      #expect(navigationController.viewControllers.count == 1)
      #expect(navigationController.topViewController === logInScreen)
      #expect(!view.contentView.isHidden)
      #expect(cache.user == nil)
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      service.endEveryCall()
    }

    @Test("P-19: being popped is leaving, being covered is not")
    func leaves() async throws {
      let view = try pushScreen(cached: .sample)
      try #require(view.nameField.touch() && view.nameField.type("!"))
      navigationController.pushViewController(UIViewController(), animated: false)
      try await settle()
      #expect(service.calls.map(\.isCancelled) == [false])
      navigationController.popToRootViewController(animated: false)
      #expect(service.calls.map(\.isCancelled) == [true])
      #expect(cache.user == nil)
      service.endEveryCall()
    }

    @Test("P-1, P-2: a screen that is pushed again starts anew")
    func startsAnew() async throws {
      let view = try pushScreen(cached: .sample)
      try await choosePhoto(.png, in: view)
      let viewController = try #require(
        navigationController.popViewController(animated: false))
      navigationController.pushViewController(viewController, animated: false)
      #expect(view.spinner.isAnimating)
      #expect(!view.contentView.isOnScreen)
      try await settle()
      try service.answer(.currentUser, with: .user(.blaine))
      try await settle()
      #expect(view.contentView.isOnScreen)
      #expect(view.changePhotoButton.isEnabled)
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
