import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileActionsLoadingTests {
  @Test("P-2: the service is asked once, and a loaded user is handed over and cached")
  func loads() async throws {
    let profile = ProfileFixture(cached: nil)
    profile.load()
    try await settle()
    #expect(profile.requests == [.currentUser])
    #expect(profile.loading.outputs.isEmpty)
    #expect(profile.cache.user == nil)
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.loading.outputs == [.succeeded(.blaine)])
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-2: a loaded user replaces the user whom another part has cached meanwhile")
  func replaces() async throws {
    let profile = ProfileFixture(cached: nil)
    profile.load()
    try await settle()
    profile.cache.user = .dee
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.loading.outputs == [.succeeded(.blaine)])
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-3: a cached user is returned at once, and the service is not asked")
  func returnsCached() async throws {
    let profile = ProfileFixture(cached: .dee)
    #expect(profile.cachedUser() == .dee)
    try await settle()
    #expect(profile.requests.isEmpty)
  }

  @Test("P-2: without a cached user none is returned")
  func returnsNone() {
    #expect(ProfileFixture(cached: nil).cachedUser() == nil)
  }

  @Test(
    "P-4: a failed load tells the reason, and nothing is cached",
    arguments: [UserServiceError.unreachable, .storeDamaged])
  func fails(error: UserServiceError) async throws {
    let profile = ProfileFixture(cached: nil)
    profile.load()
    try await profile.answer(.currentUser, with: .failure(error))
    #expect(profile.loading.outputs == [.failed(error.localizedDescription)])
    #expect(profile.cache.user == nil)
  }

  @Test("P-4: a retry asks the service, and a user cached meanwhile stays if it fails")
  func retries() async throws {
    let profile = ProfileFixture(cached: nil)
    profile.load()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    profile.cache.user = .dee
    profile.load()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    #expect(profile.cache.user == .dee)
    profile.load()
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.loading.outputs.dropFirst(2) == [.succeeded(.blaine)])
    #expect(profile.requests == [.currentUser, .currentUser, .currentUser])
    #expect(profile.cache.user == .blaine)
  }
}
