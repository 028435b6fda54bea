import Foundation
import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStoreLoadingTests {
  @Test("P-1: the user is asked for once, and nothing is answered or cached before the service")
  func asks() async throws {
    let profile = StoreFixture(cached: nil)
    #expect(profile.store.cachedUser == nil)
    try await profile.load()
    #expect(profile.requests == [.currentUser])
    #expect(profile.answers == [])
    #expect(profile.cache.user == nil)
  }

  @Test("P-2: a loaded user is cached and answered", arguments: [User.blaine, .sample])
  func loads(_ user: User) async throws {
    let profile = StoreFixture(cached: nil)
    try await profile.load()
    try await profile.answer(.currentUser, with: .user(user))
    #expect(profile.answers == [.user(user)])
    #expect(profile.cache.user == user)
  }

  @Test("P-2: a loaded user replaces the user whom another part has cached meanwhile")
  func replaces() async throws {
    let profile = StoreFixture(cached: nil)
    try await profile.load()
    profile.cache.user = .dee
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.answers == [.user(.blaine)])
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-3: a cached user is known without a request")
  func cached() async throws {
    let profile = StoreFixture(cached: .blaine)
    #expect(profile.store.cachedUser == .blaine)
    #expect(profile.requests == [])
  }

  @Test(
    "P-4: a failure is answered and nothing is cached; loading again asks again",
    arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
  func fails(_ error: UserServiceError) async throws {
    let profile = StoreFixture(cached: nil)
    try await profile.load()
    try await profile.answer(.currentUser, with: .failure(error))
    #expect(profile.answers == [.failure(error.localizedDescription)])
    #expect(profile.cache.user == nil)

    try await profile.load()
    #expect(profile.requests == [.currentUser, .currentUser])
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.answers == [.failure(error.localizedDescription), .user(.blaine)])
    #expect(profile.cache.user == .blaine)
  }
}
