import HeadlessUIKit
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
      screen.enter("Dee")
      try await settle()
      screen.tap(screen.view.logOutButton)
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
      screen.navigationController.popViewController(animated: false)
      #expect(screen.cache.user == nil)
      #expect(screen.service.calls.map(\.isCancelled) == [true])
    }

    @Test("P-19: leaving with nothing in flight keeps the cache")
    func leavesIdle() throws {
      let screen = try ProfileScreen()
      screen.navigationController.popViewController(animated: false)
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-20: a late answer changes nothing")
    func ignoresLateAnswer() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.navigationController.popViewController(animated: false)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.cache.user == nil)
    }
  }
}
