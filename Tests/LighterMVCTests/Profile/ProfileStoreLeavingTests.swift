import Jobs
import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStoreLeavingTests {
  let profile = StoreFixture()

  @Test("P-18: logging out empties the cache in the same turn")
  func emptiesCache() {
    profile.store.logOut()
    #expect(profile.cache.user == nil)
  }

  @Test(
    "P-18: the service is told, and its answer makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
  func tellsService(answer: ScenarioService.Answer, other user: User?) async throws {
    profile.store.logOut()
    try await settle()
    #expect(profile.requests == [.logOut])
    #expect(profile.service.calls.map(\.isCancelled) == [false])
    profile.cache.user = user
    try await profile.answer(.logOut, with: answer)
    #expect(profile.cache.user == user)
    #expect(profile.service.calls.count == 1)
  }

  @Test(
    "P-19, P-20: a load that is cancelled caches nothing, however late it is answered",
    arguments: [nil, User.blaine])
  func cancelsLoad(cached user: User?) async throws {
    let loading = try await profile.load()
    loading.cancel()
    #expect(profile.service.calls.map(\.isCancelled) == [true])
    profile.cache.user = user
    try await profile.answer(.currentUser, with: .user(.dee))
    await #expect(throws: CancellationError.self) { try await loading.value }
    #expect(profile.cache.user == user)
  }

  @Test("P-20: changes that are cancelled are not cached, though the same user is cached again")
  func cancelsChanges() async throws {
    let changes = [
      try await profile.changeDisplayName(to: .sample("Dee")),
      try await profile.changePhoto(to: .landscape),
    ]
    for change in changes { change.cancel() }
    #expect(profile.service.calls.map(\.isCancelled) == [true, true])
    profile.store.logOut()
    profile.cache.user = .blaine
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    for change in changes {
      await #expect(throws: CancellationError.self) { try await change.value }
    }
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-26: posts that are cancelled are cancelled at the service")
  func cancelsPosts() async throws {
    let loading = try await profile.loadPosts()
    loading.cancel()
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
  }
}
