import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileCloserTests {
  /// Returns the logic of a profile that waits for four answers.
  ///
  /// The answers are about a new name, a new photo, the choice of another photo, and the posts.
  func beginEverything() async throws -> ProfileLogic {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "Harry Houdini")
    try await logic.changePhoto(to: Photo.landscape.data)
    try await logic.openLibrary()
    try await logic.loadPosts()
    return logic
  }

  @Test(
    "P-18: logging out empties the cache and tells the service, whose answer changes nothing",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func logsOut(answer: ScenarioService.Answer) async throws {
    let logic = ProfileLogic()
    logic.closer.logOut()
    #expect(logic.cache.user == nil)
    logic.cache.user = .dee
    try await settle()
    #expect(logic.requests == [.logOut])
    try await logic.answer(.logOut, with: answer)
    #expect(logic.cache.user == .dee)
  }

  @Test("P-18: telling the service outlives the work that logs out")
  func outlivesItsTask() async throws {
    let logic = ProfileLogic()
    let task = Task { logic.closer.logOut() }
    try await settle()
    task.cancel()
    let call = try #require(logic.service.calls.last)
    #expect(call.isPending && !call.isCancelled)
    logic.endEveryRequest()
  }

  @Test("P-18, P-26: logging out cancels changes, choosing a photo and asking for posts")
  func logsOutWithRequests() async throws {
    let logic = try await beginEverything()
    logic.closer.logOut()
    #expect(logic.cancelled == [.changeDisplayName, .changePhoto])
    #expect(logic.photoLibrary.cancelledCount == 1)
    #expect(logic.postService.calls.map(\.isCancelled) == [true])
    logic.endEveryRequest()
  }

  @Test(
    "P-18: logging out cancels a load, and a late answer is neither cached nor told",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
  func logsOutWhileLoading(
    answer: ScenarioService.Answer
  ) async throws {
    let logic = ProfileLogic(cached: nil)
    try await logic.load()
    logic.closer.logOut()
    #expect(logic.cancelled == [.currentUser])
    try await logic.answer(.currentUser, with: answer)
    #expect(logic.loading.outputs.isEmpty)
    #expect(logic.cache.user == nil)
    logic.endEveryRequest()
  }

  @Test("P-19, P-26: leaving cancels choosing a photo and asking for posts, and no change")
  func leavesWithRequests() async throws {
    let logic = try await beginEverything()
    logic.closer.leave()
    #expect(logic.cancelled.isEmpty)
    #expect(logic.photoLibrary.cancelledCount == 1)
    #expect(logic.postService.calls.map(\.isCancelled) == [true])
    #expect(logic.cache.user == .blaine)
    logic.endEveryRequest()
  }

  @Test(
    "P-19: leaving cancels a load, and a late answer is neither cached nor told",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
  func leavesWhileLoading(
    answer: ScenarioService.Answer
  ) async throws {
    let logic = ProfileLogic(cached: nil)
    try await logic.load()
    logic.closer.leave()
    #expect(logic.cancelled == [.currentUser])
    try await logic.answer(.currentUser, with: answer)
    #expect(logic.loading.outputs.isEmpty)
    #expect(logic.cache.user == nil)
  }

  @Test("P-19, P-20: after leaving, accepted changes are cached, and none is told")
  func cachesAfterLeaving() async throws {
    let logic = try await beginEverything()
    logic.closer.leave()
    try await logic.answer(.changeDisplayName, with: .accepted)
    #expect(logic.cache.user == .houdini)
    try await logic.answer(.changePhoto, with: .accepted)
    #expect(logic.cache.user == .houdiniWithLandscape)
    #expect(logic.naming.outputs.isEmpty)
    #expect(logic.picturing.outputs.isEmpty)
    logic.endEveryRequest()
  }

  @Test(
    "P-27: after leaving, an accepted change keeps what else another part has cached of the user")
  func keepsOtherChangesAfterLeaving() async throws {
    let logic = try await beginEverything()
    let photo = try Photo(.png)
    logic.closer.leave()
    logic.cache.user?.photo = photo
    try await logic.answer(.changeDisplayName, with: .accepted)
    #expect(
      logic.cache.user == User(id: User.blaine.id, displayName: .houdini, photo: photo))
    logic.cache.user?.displayName = .sample("Dai Vernon")
    try await logic.answer(.changePhoto, with: .accepted)
    #expect(
      logic.cache.user
        == User(id: User.blaine.id, displayName: .sample("Dai Vernon"), photo: .landscape))
    logic.endEveryRequest()
  }

  @Test(
    "P-19, P-27: after leaving, accepted changes leave another user and an emptied cache alone",
    arguments: [nil, User.dee])
  func keepsOtherUserAfterLeaving(_ user: User?) async throws {
    let logic = try await beginEverything()
    logic.closer.leave()
    logic.cache.user = user
    try await logic.answer(.changeDisplayName, with: .accepted)
    try await logic.answer(.changePhoto, with: .accepted)
    #expect(logic.cache.user == user)
    logic.endEveryRequest()
  }

  @Test("P-19, P-20: after leaving, failed changes are neither cached nor told")
  func failsAfterLeaving() async throws {
    let logic = try await beginEverything()
    logic.closer.leave()
    try await logic.answer(.changeDisplayName, with: .failure(.refused))
    try await logic.answer(.changePhoto, with: .failure(.unreachable))
    #expect(logic.cache.user == .blaine)
    #expect(logic.naming.outputs.isEmpty)
    #expect(logic.picturing.outputs.isEmpty)
    logic.endEveryRequest()
  }

  @Test(
    "P-20: after logging out, late answers are neither cached nor told, even for the same user",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.blaine, .dee])
  func ignoresLateChanges(answer: ScenarioService.Answer, next: User) async throws {
    let logic = try await beginEverything()
    logic.closer.logOut()
    logic.cache.user = next
    try await logic.answer(.changeDisplayName, with: answer)
    try await logic.answer(.changePhoto, with: answer)
    #expect(logic.cache.user == next)
    #expect(logic.naming.outputs.isEmpty)
    #expect(logic.picturing.outputs.isEmpty)
    logic.endEveryRequest()
  }

  @Test(
    "P-20, P-26: data that is chosen late is not handed over, and late posts are not told",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)],
    [true, false])
  func ignoresLatePhotoAndPosts(
    answer: ScenarioPostService.Answer, isLogOut: Bool
  ) async throws {
    let logic = ProfileLogic()
    try await logic.openLibrary()
    try await logic.loadPosts()
    if isLogOut { logic.closer.logOut() } else { logic.closer.leave() }
    try logic.photoLibrary.choose(Photo.landscape.data)
    try await logic.answerPosts(answer)
    #expect(logic.requests == (isLogOut ? [.logOut] : []))
    #expect(logic.choosing.outputs.isEmpty)
    #expect(logic.posting.outputs.isEmpty)
    #expect(logic.cache.user == (isLogOut ? nil : .blaine))
    logic.endEveryRequest()
  }

  @Test("P-21: changes that go on after leaving keep nothing behind the actions alive")
  func isReleased() async throws {
    let service = ScenarioService()
    let postService = ScenarioPostService()
    let photoLibrary = ScenarioPhotoLibrary()
    let cache = UserCache(user: .blaine)
    weak var requests: Requests?
    do {
      let shared = Requests()
      requests = shared
      let photoChanger = PhotoChanger(
        service: service, cache: cache, photoLibrary: photoLibrary, requests: shared)
      NameChanger(service: service, cache: cache, requests: shared)
        .change(to: "Harry Houdini", of: .blaine) { _ in }
      photoChanger.change(to: Photo.landscape.data, of: .blaine) { _ in }
      photoChanger.choose { _ in }
      PostLoader(service: postService, requests: shared).load(by: .blaine) { _ in }
      ProfileLoader(service: service, cache: cache, requests: shared).load { _ in }
      try await settle()
      ProfileCloser(service: service, cache: cache, requests: shared).leave()
    }
    #expect(requests == nil)
    try service.answer(.changeDisplayName, with: .accepted)
    try service.answer(.changePhoto, with: .accepted)
    try await settle()
    #expect(cache.user == .houdiniWithLandscape)
    service.endEveryCall()
    postService.endEveryCall()
    photoLibrary.close()
  }
}
