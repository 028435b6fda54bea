import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVP

extension ViewFree {
  @Suite struct ProfilePresenterLoadingTests {
    @Test("P-1: with nothing cached, the spinner runs and the controls are hidden")
    func loading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.presenter.viewWillAppear()
      #expect(profile.screen.isLoading)
      #expect(profile.screen.isContentHidden)
      try await settle()
      #expect(profile.requests == [.currentUser])
      #expect(profile.screen.isLoading)
      #expect(profile.screen.isContentHidden)
    }

    @Test("P-2: a loaded user is shown and cached")
    func loaded() async throws {
      let profile = ProfileFixture()
      profile.presenter.viewWillAppear()
      try await settle()
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.screen.name == "David Blaine")
      #expect(profile.screen.nameFieldTexts == ["David Blaine"])
      #expect(profile.screen.picture == .placeholder)
      #expect(!profile.screen.isContentHidden)
      #expect(!profile.screen.isLoading)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-2: a loaded user's photo is shown", arguments: [Data.png, Data.jpeg])
    func loadedPhoto(data: Data) async throws {
      let profile = ProfileFixture()
      profile.presenter.viewWillAppear()
      try await settle()
      var user = User.sample
      user.photo = try Photo(data)
      try await profile.answer(.currentUser, with: .user(user))
      #expect(profile.screen.picture == .photo(data))
      #expect(profile.cache.user == user)
    }

    @Test("P-3: a cached user is shown before viewWillAppear returns, and no request is sent")
    func cached() async throws {
      let profile = ProfileFixture(cached: .sample)
      profile.presenter.viewWillAppear()
      #expect(profile.screen.name == "David Blaine")
      #expect(profile.screen.nameFieldTexts == ["David Blaine"])
      #expect(profile.screen.picture == .placeholder)
      #expect(!profile.screen.isContentHidden)
      #expect(!profile.screen.isLoading)
      try await settle()
      #expect(profile.requests == [])
    }

    @Test(
      "P-4: a failed load shows the error and the way to try again, and nothing else",
      arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
    func failed(error: UserServiceError) async throws {
      let profile = ProfileFixture()
      profile.presenter.viewWillAppear()
      try await settle()
      try await profile.answer(.currentUser, with: .failure(error))
      #expect(profile.screen.visibleError == error.localizedDescription)
      #expect(!profile.screen.isRetryHidden)
      #expect(!profile.screen.isLoading)
      #expect(profile.screen.isContentHidden)
      #expect(profile.cache.user == nil)
    }

    @Test("P-4, P-17: trying again clears the error and loads anew")
    func retry() async throws {
      let profile = ProfileFixture()
      profile.presenter.viewWillAppear()
      try await settle()
      try await profile.answer(.currentUser, with: .failure(.unreachable))
      profile.presenter.retryTapped()
      #expect(profile.screen.isLoading)
      #expect(profile.screen.isContentHidden)
      #expect(profile.screen.visibleError == nil)
      #expect(profile.screen.isRetryHidden)
      try await settle()
      #expect(profile.requests == [.currentUser, .currentUser])
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.screen.name == "David Blaine")
      #expect(!profile.screen.isContentHidden)
      #expect(profile.screen.isRetryHidden)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-5: appearing again while loading asks nothing more")
    func appearingAgainWhileLoading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.presenter.viewWillAppear()
      try await settle()
      let screen = profile.screen
      profile.presenter.viewWillAppear()
      try await settle()
      #expect(profile.screen == screen)
      #expect(profile.requests == [.currentUser])
    }

    @Test("P-5: appearing again when loaded keeps what is shown, also what was typed")
    func appearingAgainWhenLoaded() async throws {
      let profile = ProfileFixture()
      profile.presenter.viewWillAppear()
      try await settle()
      try await profile.answer(.currentUser, with: .user(.sample))
      profile.presenter.nameChanged("")
      profile.presenter.nameEditingEnded("")
      let screen = profile.screen
      profile.presenter.viewWillAppear()
      try await settle()
      #expect(profile.screen == screen)
      #expect(profile.requests == [.currentUser])
    }

    @Test("P-5: appearing again after a failed load keeps the error")
    func appearingAgainWhenFailed() async throws {
      let profile = ProfileFixture()
      profile.presenter.viewWillAppear()
      try await settle()
      try await profile.answer(.currentUser, with: .failure(.unreachable))
      let screen = profile.screen
      profile.presenter.viewWillAppear()
      try await settle()
      #expect(profile.screen == screen)
      #expect(profile.requests == [.currentUser])
    }
  }
}
