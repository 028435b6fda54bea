import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileLoadingTests {
  @Test("P-1: with nothing cached the service is asked once, and loading is displayed")
  func loading() async throws {
    let fixture = ProfileFixture(cached: nil)
    #expect(fixture.take() == [.loading])
    try await settle()
    #expect(fixture.take().isEmpty)
    #expect(fixture.requests == [.currentUser])
  }

  @Test("P-2: a loaded user is displayed and cached", arguments: [User.sample, .blaine])
  func loaded(user: User) async throws {
    let fixture = ProfileFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .user(user))
    #expect(fixture.take() == [.loading, .endOfLoading] + .user(photo: user.photo))
    #expect(fixture.cache.user == user)
  }

  @Test("P-2: a loaded user replaces the user whom another part has cached meanwhile")
  func replaces() async throws {
    let fixture = ProfileFixture(cached: nil)
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.take() == [.loading, .endOfLoading] + .user())
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-3: a cached user is displayed at once, and the service is not asked",
    arguments: [User.sample, .blaine])
  func cached(user: User) async throws {
    let fixture = ProfileFixture(cached: user)
    #expect(fixture.take() == .user(photo: user.photo))
    try await settle()
    #expect(fixture.take().isEmpty)
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-4: the failure of a load is displayed, and nothing is cached")
  func failed() async throws {
    let fixture = ProfileFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    #expect(
      fixture.take() == [
        .loading, .endOfLoading, .loadError("The profile could not be reached."),
      ])
    #expect(fixture.cache.user == nil)
    #expect(fixture.postService.calls.isEmpty)
  }

  @Test("P-4: each retry starts over, even if another part has cached a user meanwhile")
  func retried() async throws {
    let fixture = ProfileFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .dee
    _ = fixture.take()

    fixture.interactor.reload()
    #expect(fixture.take() == [.loading])
    try await fixture.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(fixture.take() == [.endOfLoading, .loadError("The saved profile cannot be read.")])
    #expect(fixture.cache.user == .dee)

    fixture.interactor.reload()
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.take() == [.loading, .endOfLoading] + .user())
    #expect(fixture.cache.user == .sample)
    #expect(fixture.requests == [.currentUser, .currentUser, .currentUser])
  }

  @Test(
    "P-5: appearing again changes nothing, whether loading, loaded or failed",
    arguments: [nil, .user(.sample), .failure(.unreachable)] as [ScenarioService.Answer?])
  func appearingAgain(answer: ScenarioService.Answer?) async throws {
    let fixture = ProfileFixture(cached: nil)
    try await settle()
    if let answer { try await fixture.answer(.currentUser, with: answer) }
    fixture.cache.user = .dee
    _ = fixture.take()

    fixture.interactor.load()
    try await settle()
    #expect(fixture.take().isEmpty)
    #expect(fixture.requests == [.currentUser])
  }
}
