import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerLoadingTests {
    @Test("P-1: with nothing cached the spinner runs and the controls are hidden")
    func showsLoading() throws {
      let screen = try ProfileScreen(cached: nil)
      #expect(screen.view.spinner.isAnimating)
      #expect(screen.view.contentView.isHidden)
    }

    @Test("P-2: a loaded user is shown and cached")
    func showsLoadedUser() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(!screen.view.spinner.isAnimating)
      #expect(!screen.view.contentView.isHidden)
      #expect(screen.view.nameLabel.text == "David Blaine")
      #expect(screen.view.nameField.text == "David Blaine")
      #expect(screen.view.photoView.image?.source == .data(Photo.portrait.data))
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-3: a cached user is shown at once and no request is sent")
    func showsCachedUser() async throws {
      let screen = try ProfileScreen(cached: .blaine)
      #expect(screen.view.nameLabel.text == "David Blaine")
      #expect(!screen.view.spinner.isAnimating)
      try await settle()
      #expect(screen.service.calls.isEmpty)
    }

    @Test("P-4: a failed load shows why, and a retry starts over")
    func retriesFailedLoad() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      #expect(screen.view.errorLabel.text == "The profile could not be reached.")
      #expect(!screen.view.errorLabel.isHidden)
      #expect(!screen.view.retryButton.isHidden)
      #expect(screen.cache.user == nil)

      try screen.tap(screen.view.retryButton)
      #expect(screen.view.errorLabel.isHidden)
      #expect(screen.view.retryButton.isHidden)
      #expect(screen.view.spinner.isAnimating)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.view.nameLabel.text == "David Blaine")
    }

    @Test("P-5: appearing again while loading asks nothing more")
    func asksOnce() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      let shown = screen.shown
      screen.appearAgain()
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser])
      #expect(screen.shown == shown)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown.name == "David Blaine")
    }

    @Test("P-5: appearing again leaves a refused name and a failed change as they are")
    func keepsWhatIsShown() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .failure(.refused))
      screen.cache.user = nil
      screen.appearAgain()
      #expect(screen.shown.error == "The change was not accepted.")
      try screen.enter(" ")
      let shown = screen.shown
      try #require(shown.nameError != nil)
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.service.calls.map(\.request) == [.changePhoto(.landscape)])
    }

    @Test("P-5: appearing again leaves a failed load as it is")
    func keepsFailedLoad() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      let shown = screen.shown
      try #require(shown.error == "The profile could not be reached.")
      screen.cache.user = .blaine
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.service.calls.count == 1)
    }
  }
}
