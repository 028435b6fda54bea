import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerLeavingTests {
    @Test("P-18: logging out empties the cache, tells the service and shows the log-in screen")
    func logsOut() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await settle()
      try screen.tap(screen.view.logOutButton)
      #expect(screen.cache.user == nil)
      #expect(screen.navigationController.viewControllers.count == 1)
      #expect(screen.navigationController.topViewController === screen.logInScreen)
      #expect(screen.service.calls.map(\.isCancelled) == [true])
      try await settle()
      #expect(screen.service.calls.last?.request == .logOut)
    }

    @Test("P-19: leaving with a change in flight cancels it and empties the cache")
    func leavesWithChangeInFlight() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Photo.landscape.data)
      screen.pop()
      #expect(screen.cache.user == nil)
      #expect(screen.service.calls.map(\.isCancelled) == [true])
    }

    @Test("P-19: leaving with nothing in flight keeps the cache")
    func leavesIdle() throws {
      let screen = try ProfileScreen()
      screen.pop()
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-1, P-2: a screen that is pushed again starts anew")
    func startsAnew() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choose(Photo.landscape.data)
      let controller = try #require(
        screen.navigationController.popViewController(animated: false))
      screen.navigationController.pushViewController(controller, animated: false)
      #expect(screen.shown.isLoading && screen.shown.isContentHidden)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown.name == "David Blaine")
      #expect(screen.shown.isNameFieldEnabled && !screen.shown.isSaving)
      #expect(screen.shown.isChangePhotoEnabled)
      screen.service.endEveryCall()
    }

    @Test(
      "P-20: a late answer to loading changes neither screen nor cache",
      arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
    func ignoresLateUser(answer: ScenarioService.Answer) async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.pop()
      let shown = screen.shown
      try await screen.answer(.currentUser, with: answer)
      #expect(screen.shown == shown)
      #expect(screen.cache.user == nil)
    }

    @Test(
      "P-20: late answers to changes alter neither the screen nor the next user's cache",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [true, false])
    func ignoresLateChanges(answer: ScenarioService.Answer, isLogOut: Bool) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choose(Photo.landscape.data)
      if isLogOut {
        try screen.tap(screen.view.logOutButton)
      } else {
        screen.pop()
      }
      var other = User.blaine
      other.displayName = .sample("Another user")
      screen.cache.user = other
      let shown = screen.shown
      try await screen.answer(.changeDisplayName, with: answer)
      try await screen.answer(.changePhoto, with: answer)
      #expect(screen.shown == shown)
      #expect(screen.cache.user == other)
      screen.service.endEveryCall()
    }

    @Test("P-20: a photo that is chosen late is not sent", arguments: [true, false])
    func ignoresLatePhoto(isLogOut: Bool) async throws {
      let screen = try ProfileScreen()
      try screen.tap(screen.view.changePhotoButton)
      try await settle()
      if isLogOut {
        try screen.tap(screen.view.logOutButton)
      } else {
        screen.pop()
      }
      let shown = screen.shown
      try screen.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(screen.service.calls.map(\.request) == (isLogOut ? [.logOut] : []))
      #expect(screen.shown == shown)
      screen.service.endEveryCall()
    }
  }
}
