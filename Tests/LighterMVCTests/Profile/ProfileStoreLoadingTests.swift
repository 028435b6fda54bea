import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStoreLoadingTests {
  @Test("P-1: the user is asked for once, and nothing is cached before the answer")
  func asks() async throws {
    let profile = StoreFixture(cached: nil)
    #expect(profile.store.cachedUser == nil)
    _ = try await profile.load()
    #expect(profile.requests == [.currentUser])
    #expect(profile.cache.user == nil)
  }

  @Test("P-2: a loaded user is cached and returned", arguments: [User.blaine, .sample])
  func loads(_ user: User) async throws {
    let profile = StoreFixture(cached: nil)
    let loading = try await profile.load()
    try await profile.answer(.currentUser, with: .user(user))
    #expect(try await loading.value == user)
    #expect(profile.cache.user == user)
  }

  @Test("P-2: a loaded user replaces the user whom another part has cached meanwhile")
  func replaces() async throws {
    let profile = StoreFixture(cached: nil)
    let loading = try await profile.load()
    profile.cache.user = .dee
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(try await loading.value == .blaine)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-3: a cached user is known without a request")
  func cached() {
    let profile = StoreFixture(cached: .blaine)
    #expect(profile.store.cachedUser == .blaine)
    #expect(profile.requests == [])
  }

  @Test(
    "P-4: a failure is thrown and nothing is cached; loading again asks again",
    arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
  func fails(_ error: UserServiceError) async throws {
    let profile = StoreFixture(cached: nil)
    let loading = try await profile.load()
    try await profile.answer(.currentUser, with: .failure(error))
    await #expect(throws: error) { try await loading.value }
    #expect(profile.cache.user == nil)

    let loadingAgain = try await profile.load()
    #expect(profile.requests == [.currentUser, .currentUser])
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(try await loadingAgain.value == .blaine)
    #expect(profile.cache.user == .blaine)
  }
}
