import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileInteractorLoadingTests {
  @Test("P-1: with nothing cached the service is asked once, and that is presented")
  func loading() async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    #expect(fixture.presented == .init(user: .started, count: 1))
    try await settle()
    #expect(fixture.presented == .init(user: .started, count: 1))
    #expect(fixture.requests == [.currentUser])
  }

  @Test("P-2: a loaded user is presented and cached", arguments: [User.sample, .blaine])
  func loaded(user: User) async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: .user(user))
    #expect(fixture.presented.user == .success(user))
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-3: a cached user is presented at once, and the service is not asked",
    arguments: [User.sample, .blaine])
  func cached(user: User) async throws {
    let fixture = ProfileInteractorFixture(cached: user)
    #expect(fixture.presented.user == .success(user))
    try await settle()
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-4: a failure is presented, nothing is cached and no posts are asked for")
  func failed() async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    #expect(fixture.presented.user == .failure("The profile could not be reached."))
    #expect(fixture.cache.user == nil)
    #expect(fixture.postService.calls.isEmpty)
  }

  @Test("P-4: each retry asks the service, even if another part has cached a user meanwhile")
  func retried() async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .dee
    fixture.interactor.load(request: .init(isRetry: true))
    #expect(fixture.presented.user == .started)
    try await fixture.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(fixture.presented.user == .failure("The saved profile cannot be read."))
    #expect(fixture.cache.user == .dee)
    fixture.interactor.load(request: .init(isRetry: true))
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.presented.user == .success(.sample))
    #expect(fixture.cache.user == .sample)
    #expect(fixture.requests == [.currentUser, .currentUser, .currentUser])
  }
}
