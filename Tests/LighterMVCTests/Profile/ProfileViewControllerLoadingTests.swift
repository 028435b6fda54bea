import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerLoadingTests {
    @Test("P-1: with nothing cached only the spinner shows, and the user is asked for once")
    func showsLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      #expect(screen.viewController.title == "Profile")
      try await settle()
      #expect(screen.shown == ProfileScreen.Shown())
      #expect(screen.loadingView.spinner.isOnScreen)
      #expect(!screen.profileView.isOnScreen && !screen.errorView.isOnScreen)
      #expect(screen.requests == [.currentUser])
      #expect(screen.postService.calls.isEmpty)
    }

    @Test(
      "P-2: a loaded user is shown and cached, with the photo or the placeholder",
      arguments: [User.blaine, .sample])
    func showsLoadedUser(_ user: User) async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .user(user))
      #expect(screen.shown == .profile(of: user))
      #expect(screen.profileView.isOnScreen)
      #expect(screen.cache.user == user)
    }

    @Test(
      "P-3: a cached user is shown at once and not asked for", arguments: [User.blaine, .sample])
    func showsCachedUser(_ user: User) async throws {
      let screen = try ProfileScreen(cached: user)
      #expect(screen.shown == .profile(of: user))
      #expect(screen.profileView.isOnScreen)
      try await settle()
      #expect(screen.requests == [])
    }

    @Test("P-4: a failed load shows message, retry and log out; a retry starts over")
    func retries() async throws {
      let screen = try ProfileScreen(cached: nil)
      var shown = ProfileScreen.Shown()
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      shown.isLoading = false
      shown.loadError = "The profile could not be reached."
      #expect(screen.shown == shown)
      #expect(screen.errorView.errorLabel.isOnScreen && screen.errorView.retryButton.isOnScreen)
      #expect(screen.errorView.logOutButton.isOnScreen)
      #expect(screen.cache.user == nil)
      #expect(screen.postService.calls.isEmpty)

      screen.cache.user = .dee
      try screen.tap(screen.errorView.retryButton)
      #expect(screen.shown == ProfileScreen.Shown())
      #expect(!screen.errorView.isOnScreen)
      try await screen.answer(.currentUser, with: .failure(.storeDamaged))
      shown.loadError = "The saved profile cannot be read."
      #expect(screen.shown == shown)
      #expect(screen.cache.user == .dee)
      #expect(screen.postService.calls.isEmpty)

      try screen.tap(screen.errorView.retryButton)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown == .blaine)
      #expect(screen.requests == [.currentUser, .currentUser, .currentUser])
    }

    @Test("P-5: appearing again while loading asks nothing more")
    func appearsAgainWhileLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.cache.user = .dee
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == ProfileScreen.Shown())
      #expect(screen.requests == [.currentUser])
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown == .blaine)
    }

    @Test("P-5: appearing again leaves typing, messages and posts as they are")
    func appearsAgainWhenLoaded() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.failure(.unreachable))
      try await screen.choosePhoto(.gif)
      try screen.enter(" ")
      let shown = screen.shown
      for user in [nil, User.dee] {
        screen.cache.user = user
        screen.cover()
        screen.appearAgain()
        try await settle()
        #expect(screen.shown == shown)
      }
      #expect(screen.requests == [])
      #expect(screen.postService.calls.count == 1)
    }

    @Test("P-5: appearing again leaves a failed load as it is")
    func appearsAgainWhenFailed() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.cache.user = .blaine
      let shown = screen.shown
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.requests == [.currentUser])
    }
  }
}
