import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerLoadingTests {
    @Test("P-1: with nothing cached the spinner runs and the controls are hidden")
    func showsLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      #expect(screen.shown.isLoading)
      #expect(screen.shown.isContentHidden)
      try await settle()
      #expect(screen.actions.load.inputs.count == 1)
      #expect(screen.shown.isLoading)
      try await screen.actions.load.answer(.success(.blaine))
    }

    @Test("P-2: the user that loading returns is shown")
    func showsLoadedUser() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.actions.load.answer(.success(.blaine))
      #expect(!screen.shown.isLoading)
      #expect(!screen.shown.isContentHidden)
      #expect(screen.shown.name == "David Blaine")
      #expect(screen.shown.nameFieldText == "David Blaine")
      #expect(screen.shown.nameCount == "12 of 40")
      #expect(screen.shown.photo == .data(Photo.portrait.data))
    }

    @Test("P-2: a user without a photo is shown with the placeholder")
    func showsPlaceholder() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.actions.load.answer(.success(.dee))
      #expect(screen.view.photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("P-3: a cached user is shown at once, and nothing is loaded")
    func showsCachedUser() async throws {
      let screen = try ProfileScreen()
      #expect(screen.shown.name == "David Blaine")
      #expect(!screen.shown.isContentHidden)
      #expect(!screen.shown.isLoading)
      try await settle()
      #expect(screen.actions.load.inputs.isEmpty)
    }

    @Test(
      "P-4: a failed load shows why and the way to try again, and nothing else",
      arguments: [UserServiceError.unreachable, .storeDamaged])
    func showsFailure(error: UserServiceError) async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.actions.load.answer(.failure(error))
      #expect(screen.shown.error == error.localizedDescription)
      #expect(!screen.shown.isRetryHidden)
      #expect(!screen.shown.isLoading)
      #expect(screen.shown.isContentHidden)
    }

    @Test("P-4, P-17: trying again clears the error and loads anew")
    func retries() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.actions.load.answer(.failure(UserServiceError.unreachable))
      try screen.tap(screen.view.retryButton)
      #expect(screen.shown.error == nil)
      #expect(screen.shown.isRetryHidden)
      #expect(screen.shown.isLoading)
      #expect(screen.shown.isContentHidden)
      try await screen.actions.load.answer(.success(.blaine))
      #expect(screen.actions.load.inputs.count == 2)
      #expect(screen.shown.name == "David Blaine")
      #expect(!screen.shown.isContentHidden)
    }

    @Test("P-5: appearing again while loading asks nothing more")
    func asksOnce() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      let shown = screen.shown
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.actions.loadCachedCount == 1)
      #expect(screen.actions.load.inputs.count == 1)
      try await screen.actions.load.answer(.success(.blaine))
    }

    @Test("P-5: appearing again leaves a failed load as it is")
    func keepsFailedLoad() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.actions.load.answer(.failure(UserServiceError.unreachable))
      let shown = screen.shown
      screen.actions.cachedUser = .blaine
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.actions.load.inputs.count == 1)
    }

    @Test("P-5: appearing again leaves a refused name and a failed change as they are")
    func keepsWhatIsShown() async throws {
      let screen = try ProfileScreen()
      try screen.enter(" ", checked: .failure(.empty))
      try await screen.choose(.failure(.tooLarge))
      let shown = screen.shown
      try #require(shown.nameError != nil && shown.error != nil)
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.actions.loadCachedCount == 1)
    }
  }
}
