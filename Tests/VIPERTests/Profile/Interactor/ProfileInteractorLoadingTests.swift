import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileInteractorLoadingTests {
  @Test("P-1: with nothing cached the service is asked once, and before its answer this is told")
  func loading() async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    try await settle()
    #expect(fixture.requests == [.currentUser])
    #expect(fixture.answers == .init(loadStarts: 1))
  }

  @Test("P-2: the answer has name and photo of the user, who is cached", arguments: users)
  func loaded(user: User) async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: .user(user))
    #expect(fixture.answers.profile == .success(response(to: user)))
    #expect(fixture.cache.user == user)
  }

  @Test("P-3: a cached user is answered at once, and nothing is loaded", arguments: users)
  func cached(user: User) async throws {
    let fixture = ProfileInteractorFixture(cached: user)
    #expect(fixture.answers == .init(count: 1, profile: .success(response(to: user))))
    try await settle()
    #expect(fixture.requests.isEmpty)
    #expect(fixture.answers.count == 1)
  }

  @Test("P-4: after a failure nothing is cached")
  func failed() async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    #expect(fixture.answers.profile == .failure("The profile could not be reached."))
    #expect(fixture.cache.user == nil)
  }

  @Test("P-4: each retry asks the service, even if another part has cached a user meanwhile")
  func retried() async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .dee
    fixture.interactor.reload()
    #expect(fixture.answers.loadStarts == 2)
    try await fixture.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(fixture.answers.profile == .failure("The saved profile cannot be read."))
    #expect(fixture.cache.user == .dee)
    fixture.interactor.reload()
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.answers.profile == .success(.sample))
    #expect(fixture.cache.user == .sample)
    #expect(fixture.requests == [.currentUser, .currentUser, .currentUser])
  }

  private nonisolated static let users = [User.sample, .blaine]

  private func response(to user: User) -> ProfileResponse {
    ProfileResponse(name: user.displayName.text, photo: user.photo?.data)
  }
}
