import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileWorkerTests {
  private let service = ScenarioService()
  private let postService = ScenarioPostService()
  private let cache = UserCache(user: .sample)
  private let worker: ProfileWorker

  init() {
    worker = ProfileWorker(service: service, cache: cache, postService: postService)
  }

  @Test("P-2: a loaded user is returned, and cached in the place of another")
  func load() async throws {
    let load = Task { try await worker.load() }
    try await settle()
    try service.answer(.currentUser, with: .user(.blaine))
    #expect(try await load.value == .blaine)
    #expect(worker.cachedUser == .blaine)
  }

  @Test("P-4: a failed load throws its error, and caches nothing")
  func failToLoad() async throws {
    let load = Task { try await worker.load() }
    try await settle()
    try service.answer(.currentUser, with: .failure(.storeDamaged))
    await #expect(throws: UserServiceError.storeDamaged) { try await load.value }
    #expect(cache.user == .sample)
  }

  @Test("P-16, P-27: an accepted change alters the cached user in what it is about")
  func change() async throws {
    let name = Task { try await worker.changeDisplayName(to: .sample("Anna"), of: .sample) }
    let photo = Task { try await worker.changePhoto(to: .portrait, of: .sample) }
    try await settle()
    #expect(service.calls.map(\.request.kind) == [.changeDisplayName, .changePhoto])
    #expect(cache.user == .sample)
    cache.user?.photo = .landscape
    try service.answer(.changeDisplayName, with: .accepted)
    try await name.value
    #expect(cache.user?.displayName == .sample("Anna"))
    #expect(cache.user?.photo == .landscape)
    cache.user?.displayName = .sample("Dee")
    try service.answer(.changePhoto, with: .accepted)
    try await photo.value
    #expect(cache.user?.displayName == .sample("Dee"))
    #expect(cache.user?.photo == .portrait)
  }

  @Test("P-12: the chosen photo is sent, and not the one that it takes the place of")
  func changePhotoAgain() async throws {
    let photo = Task { try await worker.changePhoto(to: .landscape, of: .blaine) }
    try await settle()
    #expect(service.calls.map(\.request) == [.changePhoto(.landscape)])
    try service.answer(.changePhoto, with: .accepted)
    try await photo.value
  }

  @Test(
    "P-27: an accepted change leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func changeOfOtherUser(_ user: User?) async throws {
    let name = Task { try await worker.changeDisplayName(to: .sample("Anna"), of: .sample) }
    let photo = Task { try await worker.changePhoto(to: .portrait, of: .sample) }
    try await settle()
    cache.user = user
    try service.answer(.changeDisplayName, with: .accepted)
    try service.answer(.changePhoto, with: .accepted)
    try await name.value
    try await photo.value
    #expect(cache.user == user)
  }

  @Test("P-9, P-14: a failed change throws its error, and the cache keeps the user")
  func failToChange() async throws {
    let name = Task { try await worker.changeDisplayName(to: .sample("Anna"), of: .sample) }
    let photo = Task { try await worker.changePhoto(to: .portrait, of: .sample) }
    try await settle()
    try service.answer(.changeDisplayName, with: .failure(.refused))
    try service.answer(.changePhoto, with: .failure(.unreachable))
    await #expect(throws: UserServiceError.refused) { try await name.value }
    await #expect(throws: UserServiceError.unreachable) { try await photo.value }
    #expect(cache.user == .sample)
  }

  @Test("P-20: once cancelled, a late answer is not cached")
  func cancelled() async throws {
    let load = Task { try await worker.load() }
    let name = Task { try await worker.changeDisplayName(to: .sample("Anna"), of: .sample) }
    let photo = Task { try await worker.changePhoto(to: .portrait, of: .sample) }
    try await settle()
    load.cancel()
    name.cancel()
    photo.cancel()
    try service.answer(.currentUser, with: .user(.blaine))
    try service.answer(.changeDisplayName, with: .accepted)
    try service.answer(.changePhoto, with: .accepted)
    try await settle()
    #expect(cache.user == .sample)
  }

  @Test("P-22, P-24: the posts of the user are returned, or the error is thrown")
  func posts() async throws {
    let posts = Task { try await worker.loadPosts(by: .sample) }
    try await settle()
    #expect(postService.calls.map(\.userID) == [User.sample.id])
    try postService.answer(.posts([.sample(1), .sample(2)]))
    #expect(try await posts.value == [.sample(1), .sample(2)])

    let failed = Task { try await worker.loadPosts(by: .sample) }
    try await settle()
    try postService.answer(.failure(.unreachable))
    await #expect(throws: PostServiceError.unreachable) { try await failed.value }
  }

  @Test(
    "P-18: logging out empties the cache at once, and the service's answer makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func logOut(answer: ScenarioService.Answer) async throws {
    worker.logOut()
    #expect(cache.user == nil)
    try await settle()
    #expect(service.calls.map(\.request) == [.logOut])
    cache.user = .dee
    try service.answer(.logOut, with: answer)
    try await settle()
    #expect(cache.user == .dee)
  }
}
