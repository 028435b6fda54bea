import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

@Suite struct ProfileLogicControllerLoadingTests {
  @Test("P-1: with nothing cached, the profile is loading until the service answers")
  func loading() async throws {
    let profile = ProfileFixture()
    profile.load()
    try await settle()
    #expect(profile.requests == [.currentUser])
    #expect(profile.postService.calls.isEmpty)
    #expect(profile.state == .loading)
  }

  @Test("P-2: a loaded user is presented and cached", arguments: [User.sample, .blaine])
  func loaded(user: User) async throws {
    let profile = ProfileFixture()
    profile.load()
    try await profile.answer(.currentUser, with: .user(user))
    #expect(profile.state == .presenting(user))
    #expect(profile.content?.nameCount == "12 of 40")
    #expect(profile.cache.user == user)
  }

  @Test("P-2: a loaded user replaces one whom another part has cached meanwhile")
  func loadedOverAnother() async throws {
    let profile = ProfileFixture()
    profile.load()
    try await settle()
    profile.cache.user = .dee
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.state == .presenting(.blaine))
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-3: a cached user is presented before load returns, and the service is not asked")
  func cached() async throws {
    let profile = ProfileFixture(cached: .blaine)
    profile.load()
    #expect(profile.state == .presenting(.blaine))
    try await settle()
    #expect(profile.requests == [])
  }

  @Test(
    "P-4: a failed load hands back the reason, caches nothing and asks for no posts",
    arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
  func failed(error: UserServiceError) async throws {
    let profile = ProfileFixture()
    profile.load()
    try await profile.answer(.currentUser, with: .failure(error))
    #expect(profile.state == .failed(message: error.localizedDescription))
    #expect(profile.cache.user == nil)
    #expect(profile.postService.calls.isEmpty)
  }

  @Test("P-4: a retry asks the service, and leaves a user cached meanwhile if it fails")
  func retried() async throws {
    let profile = ProfileFixture()
    profile.load()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    profile.cache.user = .dee
    profile.reload()
    try await settle()
    #expect(profile.requests == [.currentUser, .currentUser])
    #expect(profile.state == .loading)
    try await profile.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(profile.state == .failed(message: "The saved profile cannot be read."))
    #expect(profile.cache.user == .dee)
    profile.reload()
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.state == .presenting(.blaine))
    #expect(profile.cache.user == .blaine)
  }
}
