import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerLoadingTests {
    let actions = ActionsSpy()
    let unreachable = UserServiceError.unreachable

    @Test("P-1: the screen loads when it appears, and shows nothing but the spinner")
    func showsLoading() throws {
      let viewController = ProfileViewController(actions: actions.makeActions())
      viewController.loadViewIfNeeded()
      #expect(actions.load.inputs.isEmpty)
      let screen = try ProfileScreen(viewController)
      #expect(actions.load.inputs.count == 1)
      #expect(actions.load.viewController === viewController)
      #expect(viewController.title == "Profile")
      #expect(screen.shown == ProfileScreen.Shown(isLoading: true))
      #expect(actions.loadPosts.inputs.isEmpty)
    }

    @Test("P-2: a loaded user is shown, without the spinner")
    func showsLoadedUser() throws {
      let screen = try ProfileScreen(actions)
      try actions.load.tell(.success(.blaine))
      #expect(screen.shown == .blaine)
    }

    @Test("P-2: a user without a photo is shown with the placeholder")
    func showsPlaceholder() throws {
      let screen = try ProfileScreen(actions, showing: .dee)
      #expect(screen.shown.name == "Dee")
      #expect(screen.shown.nameFieldText == "Dee")
      #expect(screen.shown.nameCount == "3 of 40")
      #expect(screen.profileView.photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("P-3: a known user is shown at once and not loaded, without the spinner")
    func showsKnownUser() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      #expect(screen.shown == .blaine)
      #expect(actions.load.inputs.isEmpty)
    }

    @Test("P-4: a failed load shows the reason, the way to try again and the way to log out")
    func showsFailure() throws {
      let screen = try ProfileScreen(actions)
      try actions.load.tell(.failure(unreachable))
      #expect(
        screen.shown == ProfileScreen.Shown(loadError: "The profile could not be reached."))
      #expect(screen.errorView.errorLabel.isOnScreen)
      #expect(screen.errorView.retryButton.isTouchable)
      #expect(screen.errorView.logOutButton.isTouchable)
      #expect(actions.loadPosts.inputs.isEmpty)
    }

    @Test("P-4: a retry shows nothing but the spinner, until it fails again or succeeds")
    func retries() throws {
      let screen = try ProfileScreen(actions)
      try actions.load.tell(.failure(unreachable))
      actions.cachedUser = .dee
      try screen.tap(screen.errorView.retryButton)
      #expect(actions.load.inputs.count == 2)
      #expect(screen.shown == ProfileScreen.Shown(isLoading: true))
      try actions.load.tell(.failure(UserServiceError.storeDamaged))
      #expect(
        screen.shown == ProfileScreen.Shown(loadError: "The saved profile cannot be read."))
      try screen.tap(screen.errorView.retryButton)
      try actions.load.tell(.success(.blaine))
      #expect(screen.shown == .blaine)
      #expect(actions.loadPosts.inputs == [.blaine])
    }

    @Test("P-4, P-12, P-18, P-24: each button calls its own action, and no other")
    func separatesButtons() throws {
      /// Returns the number of calls of each of four actions.
      ///
      /// The order of the actions is: load, choose a photo, load posts, log out.
      func calls() -> [Int] {
        [
          actions.load.inputs.count, actions.choosePhoto.inputs.count,
          actions.loadPosts.inputs.count, actions.logOutCount,
        ]
      }
      let screen = try ProfileScreen(actions)
      try actions.load.tell(.failure(unreachable))
      try screen.tap(screen.errorView.logOutButton)
      #expect(calls() == [1, 0, 0, 1])
      try screen.tap(screen.errorView.retryButton)
      #expect(calls() == [2, 0, 0, 1])
      try actions.load.tell(.success(.blaine))
      try actions.loadPosts.tell(.failure(PostServiceError.unreachable))
      #expect(calls() == [2, 0, 1, 1])
      try screen.tap(screen.profileView.changePhotoButton)
      #expect(calls() == [2, 1, 1, 1])
      try screen.tap(screen.profileView.postsRetryButton)
      #expect(calls() == [2, 1, 2, 1])
      try screen.tap(screen.profileView.logOutButton)
      #expect(calls() == [2, 1, 2, 2])
    }

    @Test("P-5: appearing again while loading changes nothing")
    func appearsAgainLoading() throws {
      let screen = try ProfileScreen(actions)
      actions.cachedUser = .dee
      screen.cover()
      screen.appearAgain()
      #expect(screen.shown == ProfileScreen.Shown(isLoading: true))
      #expect(actions.load.inputs.count == 1)
    }

    @Test("P-5: appearing again after a failure changes nothing")
    func appearsAgainFailed() throws {
      let screen = try ProfileScreen(actions)
      try actions.load.tell(.failure(unreachable))
      let shown = screen.shown
      actions.cachedUser = .dee
      screen.cover()
      screen.appearAgain()
      #expect(screen.shown == shown)
      #expect(actions.load.inputs.count == 1)
    }

    @Test("P-5: appearing again with a shown user changes nothing")
    func appearsAgainLoaded() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.enter("")
      try actions.changeDisplayName.tell(.failure(DisplayNameError.empty))
      try screen.tap(screen.profileView.changePhotoButton)
      let shown = screen.shown
      actions.cachedUser = .dee
      screen.cover()
      screen.appearAgain()
      #expect(screen.shown == shown)
      #expect(actions.load.inputs.isEmpty)
      #expect(actions.loadPosts.inputs == [.blaine])
    }
  }
}
