import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

@Suite struct ProfilePresenterLoadingTests {
  @Test("P-1: with nothing cached, only the spinner shows, and the service is asked once")
  func loading() async throws {
    let profile = ProfileFixture()
    #expect(profile.screen == ProfileScreen())
    profile.presenter.viewWillAppear()
    #expect(profile.screen == ProfileScreen(isLoading: true))
    try await settle()
    #expect(profile.requests == [.currentUser])
    #expect(profile.postService.calls.isEmpty)
    #expect(profile.screen == ProfileScreen(isLoading: true))
  }

  @Test(
    "P-2: a loaded user is shown and cached, with the photo or the placeholder",
    arguments: [User.blaine, .dee])
  func loaded(user: User) async throws {
    let profile = try await ProfileFixture.loading()
    try await profile.answer(.currentUser, with: .user(user))
    #expect(profile.screen == (user == .blaine ? .blaine : .dee))
    #expect(profile.cache.user == user)
    #expect(profile.requests == [.currentUser])
  }

  @Test("P-2: a loaded user replaces the one that another part has cached meanwhile")
  func replacesCachedUser() async throws {
    let profile = try await ProfileFixture.loading()
    profile.cache.user = .dee
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.screen == .blaine)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-3: a cached user is shown before viewWillAppear returns, and no request is sent")
  func cached() async throws {
    let profile = ProfileFixture(cached: .blaine)
    profile.presenter.viewWillAppear()
    #expect(profile.screen == .blaine)
    try await settle()
    #expect(profile.requests == [])
    #expect(profile.screen == .blaine)
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-4: a failed load shows its message and nothing else",
    arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
  func failed(error: UserServiceError) async throws {
    let profile = try await ProfileFixture.loading()
    try await profile.answer(.currentUser, with: .failure(error))
    #expect(profile.screen == ProfileScreen(loadError: error.localizedDescription))
    #expect(profile.cache.user == nil)
    #expect(profile.postService.calls.isEmpty)
  }

  @Test("P-4: a retry starts over, even if another part has cached a user meanwhile")
  func retry() async throws {
    let profile = try await ProfileFixture.loading()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    profile.cache.user = .dee
    profile.presenter.retryTapped()
    #expect(profile.screen == ProfileScreen(isLoading: true))
    try await profile.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(profile.screen == ProfileScreen(loadError: "The saved profile cannot be read."))
    #expect(profile.cache.user == .dee)
    profile.presenter.retryTapped()
    #expect(profile.screen == ProfileScreen(isLoading: true))
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.requests == [.currentUser, .currentUser, .currentUser])
    #expect(profile.screen == .blaine)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-5: appearing again while loading asks nothing more")
  func appearingAgainWhileLoading() async throws {
    let profile = try await ProfileFixture.loading()
    profile.cache.user = .dee
    profile.presenter.viewWillAppear()
    try await settle()
    #expect(profile.screen == ProfileScreen(isLoading: true))
    #expect(profile.requests == [.currentUser])
  }

  @Test("P-5: appearing again when loaded keeps what is shown, also what was typed")
  func appearingAgainWhenLoaded() async throws {
    let profile = try await ProfileFixture.loading()
    try await profile.answer(.currentUser, with: .user(.blaine))
    profile.enter("")
    try await profile.choosePhoto(.gif)
    try await profile.answerPosts(.failure(.unreachable))
    let screen = profile.screen
    profile.cache.user = .dee
    profile.presenter.viewWillAppear()
    try await settle()
    #expect(profile.screen == screen)
    #expect(profile.requests == [.currentUser])
    #expect(profile.postService.calls.count == 1)
  }

  @Test("P-5: appearing again after a failed load keeps the message")
  func appearingAgainWhenFailed() async throws {
    let profile = try await ProfileFixture.loading()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    profile.cache.user = .dee
    profile.presenter.viewWillAppear()
    try await settle()
    #expect(
      profile.screen == ProfileScreen(loadError: "The profile could not be reached."))
    #expect(profile.requests == [.currentUser])
  }
}
