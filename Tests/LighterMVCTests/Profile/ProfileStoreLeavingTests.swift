import Jobs
import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStoreLeavingTests {
  /// Returns a store with one unanswered request of each kind.
  func busyStore() async throws -> StoreFixture {
    let profile = StoreFixture()
    try await profile.load()
    try await profile.changeDisplayName(to: .sample("Dee"))
    try await profile.changePhoto(to: .landscape)
    try await profile.choosePhoto()
    try await profile.loadPosts()
    return profile
  }

  @Test("P-18, P-26: logging out cancels all requests and empties the cache in the same turn")
  func logsOut() async throws {
    let profile = try await busyStore()
    profile.store.logOut()
    #expect(profile.service.calls.map(\.isCancelled) == [true, true, true])
    #expect(profile.photoLibrary.isCancelled)
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    #expect(profile.cache.user == nil)
  }

  @Test(
    "P-18: the service is told, although the store is gone; its answer makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
  func tellsService(answer: ScenarioService.Answer, other user: User?) async throws {
    let service = ScenarioService()
    let cache = UserCache(user: .blaine)
    weak var released: ProfileStore?
    do {
      let store = ProfileStore(
        service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: ScenarioPostService())
      released = store
      store.logOut()
      store.leave()
    }
    #expect(released == nil)
    try await settle()
    #expect(service.calls.map(\.request) == [.logOut])
    #expect(service.calls.map(\.isCancelled) == [false])
    cache.user = user
    try service.answer(.logOut, with: answer)
    try await settle()
    #expect(cache.user == user)
    #expect(service.calls.count == 1)
  }

  @Test(
    "P-20: after logging out, late answers change nothing, though the same user is cached again",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func ignoresLateChanges(_ answer: ScenarioService.Answer) async throws {
    let profile = try await busyStore()
    profile.store.logOut()
    profile.store.leave()
    profile.cache.user = .blaine
    try await profile.answer(.changeDisplayName, with: answer)
    try await profile.answer(.changePhoto, with: answer)
    #expect(profile.cache.user == .blaine)
    #expect(profile.answers == [])
  }

  @Test(
    "P-20, P-26: other late answers change nothing, after logging out as after popping",
    arguments: [true, false], [ScenarioService.Answer.user(.dee), .failure(.unreachable)])
  func ignoresLateAnswers(loggingOut: Bool, answer: ScenarioService.Answer) async throws {
    let profile = try await busyStore()
    if loggingOut { profile.store.logOut() }
    profile.store.leave()
    profile.cache.user = .blaine
    try await profile.answer(.currentUser, with: answer)
    try await profile.answerPhotoLibrary(.png)
    try await profile.answerPosts(
      answer == .user(.dee) ? .posts([.sample(1)]) : .failure(.unreachable))
    #expect(profile.cache.user == .blaine)
    #expect(profile.answers == [])
  }

  @Test("P-19, P-26: popping cancels the load, the library and the posts, but no change")
  func leaves() async throws {
    let profile = try await busyStore()
    profile.store.leave()
    #expect(profile.service.calls.map(\.isCancelled) == [true, false, false])
    #expect(profile.photoLibrary.isCancelled)
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-19, P-20: popping cancels a load, whose late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.dee), .failure(.unreachable)])
  func leavesWhileLoading(_ answer: ScenarioService.Answer) async throws {
    let profile = StoreFixture(cached: nil)
    try await profile.load()
    profile.store.leave()
    #expect(profile.service.calls.map(\.isCancelled) == [true])
    try await profile.answer(.currentUser, with: answer)
    #expect(profile.cache.user == nil)
    #expect(profile.answers == [])
  }

  @Test("P-19: a change that is accepted after popping reaches the cache, and is not answered")
  func savesAfterLeaving() async throws {
    let profile = try await busyStore()
    profile.store.leave()
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Dee"))
    #expect(profile.cache.user?.photo == .portrait)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Dee"))
    #expect(profile.cache.user?.photo == .landscape)
    #expect(profile.answers == [])
  }

  @Test(
    "P-27: a change accepted after popping keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    let profile = StoreFixture()
    try await profile.changeDisplayName(to: .sample("Harry Houdini"))
    try await profile.changePhoto(to: .landscape)
    profile.store.leave()
    profile.cache.user?.photo = try Photo(.png)
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Harry Houdini"))
    #expect(profile.cache.user?.photo == (try Photo(.png)))
    profile.cache.user?.displayName = .sample("Dai Vernon")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Dai Vernon"))
    #expect(profile.cache.user?.photo == .landscape)
  }

  @Test(
    "P-19, P-27: a change accepted after popping leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    let profile = StoreFixture()
    try await profile.changeDisplayName(to: .sample("Harry Houdini"))
    try await profile.changePhoto(to: .landscape)
    profile.store.leave()
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
  }

  @Test("P-19: a change that fails after popping changes nothing and is not answered")
  func failsAfterLeaving() async throws {
    let profile = try await busyStore()
    profile.store.leave()
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try await profile.answer(.changePhoto, with: .failure(.unreachable))
    #expect(profile.cache.user == .blaine)
    #expect(profile.answers == [])
  }

  @Test("P-21: changes in flight do not keep the store alive after popping")
  func isReleased() async throws {
    let service = ScenarioService()
    let cache = UserCache(user: .blaine)
    weak var released: ProfileStore?
    do {
      let store = ProfileStore(
        service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: ScenarioPostService())
      released = store
      store.changeDisplayName(to: .sample("Dee"), of: .blaine) { _ in }
      store.changePhoto(to: .landscape, of: .blaine) { _ in }
      try await settle()
      store.leave()
    }
    #expect(released == nil)
    try service.answer(.changeDisplayName, with: .accepted)
    try service.answer(.changePhoto, with: .accepted)
    try await settle()
    #expect(cache.user?.displayName == .sample("Dee"))
    #expect(cache.user?.photo == .landscape)
  }

  @Test("P-21: neither a load nor an open library keeps the store alive after popping")
  func isReleasedByCancelledRequests() async throws {
    let service = ScenarioService()
    let photoLibrary = ScenarioPhotoLibrary()
    weak var released: ProfileStore?
    do {
      let store = ProfileStore(
        service: service, cache: UserCache(), photoLibrary: photoLibrary,
        postService: ScenarioPostService())
      released = store
      store.load { _ in }
      store.choosePhoto { _ in }
      try await settle()
      store.leave()
    }
    #expect(service.calls.map(\.isPending) == [true])
    #expect(photoLibrary.isOpen)
    #expect(released == nil)
  }
}
