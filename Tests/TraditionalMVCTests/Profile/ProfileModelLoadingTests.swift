import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

@Suite struct ProfileModelLoadingTests {
  @Test("P-1: with nothing cached, the model is loading, asks once and has no user")
  func loading() async throws {
    let profile = ProfileFixture()
    #expect(profile.screen == ProfileScreen())
    profile.model.load()
    let loading = ProfileScreen(isLoading: true)
    #expect(profile.screen == loading)
    try await settle()
    #expect(profile.screen == loading)
    #expect(profile.requests == [.currentUser])
    #expect(profile.postService.calls.isEmpty)
    #expect(profile.cache.user == nil)
  }

  @Test("P-2: a loaded user is announced and cached", arguments: [nil, Data.png, Data.jpeg])
  func loaded(data: Data?) async throws {
    let profile = ProfileFixture()
    profile.model.load()
    var user = User.sample
    user.photo = try data.map { try Photo($0) }
    try await profile.answer(.currentUser, with: .user(user))
    #expect(profile.screen == .showing(user))
    #expect(profile.cache.user == user)
    #expect(profile.requests == [.currentUser])
  }

  @Test("P-2: a loaded user replaces the user whom another part has cached meanwhile")
  func replaces() async throws {
    let profile = ProfileFixture()
    profile.model.load()
    profile.cache.user = .dee
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.screen == .showing(.blaine))
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-3: a cached user is announced at once, and no request is sent")
  func cached() async throws {
    let profile = ProfileFixture(cached: .blaine)
    profile.model.load()
    #expect(profile.screen == .showing(.blaine))
    try await settle()
    #expect(profile.screen == .showing(.blaine))
    #expect(profile.requests == [])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-4: a failed load leaves the message, no user, and nothing cached",
    arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
  func failed(error: UserServiceError) async throws {
    let profile = ProfileFixture()
    profile.model.load()
    try await profile.answer(.currentUser, with: .failure(error))
    #expect(profile.screen == ProfileScreen(loadError: error.localizedDescription))
    #expect(profile.cache.user == nil)
    #expect(profile.postService.calls.isEmpty)
  }

  @Test("P-4: a retry starts over, though another part has cached a user meanwhile")
  func retry() async throws {
    let profile = ProfileFixture()
    profile.model.load()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    profile.cache.user = .dee
    profile.model.reload()
    #expect(profile.screen == ProfileScreen(isLoading: true))
    try await profile.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(
      profile.screen
        == ProfileScreen(
          loadError: UserServiceError.storeDamaged.localizedDescription))
    #expect(profile.cache.user == .dee)
    profile.model.reload()
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.requests == [.currentUser, .currentUser, .currentUser])
    #expect(profile.screen == .showing(.blaine))
    #expect(profile.cache.user == .blaine)
  }
}
