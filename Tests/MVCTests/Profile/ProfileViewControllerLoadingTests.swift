import Foundation
import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerLoadingTests {
    @Test("P-1: with nothing cached the title and the spinner show, and the service is asked once")
    func loads() async throws {
      let screen = try ProfileScreen(cached: nil)
      #expect(screen.viewController.title == "Profile")
      #expect(screen.shown == .empty.with { $0.isLoading = true })
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser])
      #expect(screen.shown == .empty.with { $0.isLoading = true })
      #expect(screen.postService.calls.isEmpty)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-2: a loaded user is shown and cached, with the photo or the placeholder",
      arguments: [User.blaine, .sample])
    func loaded(user: User) async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .user(user))
      #expect(
        screen.shown
          == .blaine.with {
            $0.photo = user.photo.map { .data($0.data) } ?? .symbol("person.crop.circle")
          })
      #expect(screen.cache.user == user)
      #expect(screen.postService.calls.map(\.userID) == [user.id])
      try await screen.endEveryRequest()
    }

    @Test("P-2: a loaded user replaces what another part has cached meanwhile")
    func loadedOverAnother() async throws {
      let screen = try ProfileScreen(cached: nil)
      screen.cache.user = .dee
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.cache.user == .blaine)
      #expect(screen.shown == .blaine)
      try await screen.endEveryRequest()
    }

    @Test("P-3: a cached user is shown at once, and the service is not asked")
    func cached() async throws {
      let screen = try ProfileScreen()
      #expect(screen.shown == .blaine)
      try await settle()
      #expect(screen.service.calls.isEmpty)
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-4: a failed load shows its message, a way to retry and one to log out, and caches nothing",
      arguments: [UserServiceError.unreachable, .storeDamaged])
    func failed(error: UserServiceError) async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(error))
      #expect(screen.shown == .empty.with { $0.loadError = error.localizedDescription })
      #expect(screen.cache.user == nil)
      #expect(screen.postService.calls.isEmpty)
      try screen.tap(screen.errorView.logOutButton)
      #expect(screen.navigationController.topViewController === screen.logInScreen)
      try await screen.endEveryRequest()
    }

    @Test("P-4: a retry starts over, asks again whatever is cached, and can fail or succeed")
    func retried() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.cache.user = .dee
      try screen.tap(screen.errorView.retryButton)
      #expect(screen.shown == .empty.with { $0.isLoading = true })
      try await screen.answer(.currentUser, with: .failure(.storeDamaged))
      #expect(screen.shown == .empty.with { $0.loadError = "The saved profile cannot be read." })
      #expect(screen.cache.user == .dee)
      try screen.tap(screen.errorView.retryButton)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown == .blaine)
      #expect(screen.cache.user == .blaine)
      #expect(screen.service.calls.map(\.request) == [.currentUser, .currentUser, .currentUser])
      try await screen.endEveryRequest()
    }

    @Test("P-5: appearing again changes nothing while the profile is loading")
    func appearsAgainLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      screen.cache.user = .dee
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == .empty.with { $0.isLoading = true })
      #expect(screen.service.calls.map(\.request) == [.currentUser])
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown == .blaine)
      try await screen.endEveryRequest()
    }

    @Test("P-5: appearing again changes nothing once the profile is loaded")
    func appearsAgainLoaded() async throws {
      let screen = try ProfileScreen()
      try screen.enter(" ")
      let shown = screen.shown
      #expect(shown.nameError != nil)
      for user in [nil, User.dee] {
        screen.cache.user = user
        screen.cover()
        screen.appearAgain()
        try await settle()
        #expect(screen.shown == shown)
      }
      #expect(screen.service.calls.isEmpty)
      #expect(screen.postService.calls.count == 1)
      try await screen.endEveryRequest()
    }

    @Test("P-5: appearing again changes nothing after a failure to load")
    func appearsAgainFailed() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      let shown = screen.shown
      screen.cache.user = .dee
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.service.calls.count == 1)
    }
  }
}
