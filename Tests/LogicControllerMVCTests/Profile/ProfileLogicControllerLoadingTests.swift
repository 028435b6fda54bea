import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

@Suite struct ProfileLogicControllerLoadingTests {
  @Test("P-1: with nothing cached, no state is handed back until the service answers")
  func loading() async throws {
    let profile = ProfileFixture()
    profile.load()
    try await settle()
    #expect(profile.requests == [.currentUser])
    #expect(profile.states.isEmpty)
  }

  @Test("P-2: a loaded user is presented and cached", arguments: [User.sample, .blaine])
  func loaded(user: User) async throws {
    let profile = ProfileFixture()
    profile.load()
    try await profile.answer(.currentUser, with: .user(user))
    #expect(profile.states.count == 1)
    #expect(profile.shown == .presenting(user))
    #expect(profile.state.content?.nameCount == "12 of 40")
    #expect(profile.cache.user == user)
  }

  @Test("P-2: a loaded user replaces one whom another part has cached meanwhile")
  func loadedOverAnother() async throws {
    let profile = ProfileFixture()
    profile.load()
    try await settle()
    profile.cache.user = .dee
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.shown == .presenting(.blaine))
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-3: a cached user is presented before load returns, and no request is sent")
  func cached() async throws {
    let profile = ProfileFixture(cached: .blaine)
    profile.load()
    #expect(profile.shown == .presenting(.blaine))
    try await settle()
    #expect(profile.states.count == 1)
    #expect(profile.requests == [])
  }

  @Test(
    "P-4: a failed load hands back the reason and caches nothing",
    arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
  func failed(error: UserServiceError) async throws {
    let profile = ProfileFixture()
    profile.load()
    try await profile.answer(.currentUser, with: .failure(error))
    #expect(profile.states.count == 1)
    #expect(profile.shown == .failed(error.localizedDescription))
    #expect(profile.cache.user == nil)
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
    #expect(profile.states.count == 1)
    try await profile.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(profile.shown == .failed("The saved profile cannot be read."))
    #expect(profile.cache.user == .dee)
    profile.reload()
    try await profile.answer(.currentUser, with: .user(.blaine))
    #expect(profile.shown == .presenting(.blaine))
    #expect(profile.cache.user == .blaine)
  }
}
