import Jobs
import Models
import PortableUIKit
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileActionsLeavingTests {
  /// Returns the actions of a profile that waits for four answers.
  ///
  /// The answers are about a new name, a new photo, the choice of another photo, and the posts.
  func beginEverything() async throws -> ProfileFixture {
    let profile = ProfileFixture()
    profile.changeDisplayName(to: .houdini)
    profile.changePhoto(to: Photo.landscape.data)
    profile.choosePhoto()
    profile.loadPosts()
    try await settle()
    return profile
  }

  @Test(
    "P-18: logging out empties the cache and tells the service, whose answer changes nothing",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func logsOut(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture()
    profile.logOut()
    #expect(profile.cache.user == nil)
    profile.cache.user = .dee
    try await settle()
    #expect(profile.requests == [.logOut])
    try await profile.answer(.logOut, with: answer)
    #expect(profile.cache.user == .dee)
  }

  @Test("P-18: telling the service outlives the work that logs out")
  func outlivesItsTask() async throws {
    let profile = ProfileFixture()
    let task = Task { profile.logOut() }
    try await settle()
    task.cancel()
    let call = try #require(profile.service.calls.last)
    #expect(call.isPending && !call.isCancelled)
  }

  @Test("P-18, P-26: logging out cancels changes, choosing a photo and asking for posts")
  func logsOutWithRequests() async throws {
    let profile = try await beginEverything()
    profile.logOut()
    #expect(profile.cancelled == [.changeDisplayName, .changePhoto])
    #expect(profile.photoLibrary.cancelledCount == 1)
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
  }

  @Test(
    "P-18: logging out cancels a load, and a late answer is neither cached nor told",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
  func logsOutWhileLoading(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture(cached: nil)
    profile.load()
    try await settle()
    profile.logOut()
    #expect(profile.cancelled == [.currentUser])
    try await profile.answer(.currentUser, with: answer)
    #expect(profile.loading.outputs.isEmpty)
    #expect(profile.cache.user == nil)
  }

  @Test("P-19, P-26: leaving cancels choosing a photo and asking for posts, and no change")
  func leavesWithRequests() async throws {
    let profile = try await beginEverything()
    profile.leave()
    #expect(profile.cancelled.isEmpty)
    #expect(profile.photoLibrary.cancelledCount == 1)
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-19: leaving cancels a load, and a late answer is neither cached nor told",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
  func leavesWhileLoading(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture(cached: nil)
    profile.load()
    try await settle()
    profile.leave()
    #expect(profile.cancelled == [.currentUser])
    try await profile.answer(.currentUser, with: answer)
    #expect(profile.loading.outputs.isEmpty)
    #expect(profile.cache.user == nil)
  }

  @Test("P-19, P-20: after leaving, accepted changes are cached, and none is told")
  func cachesAfterLeaving() async throws {
    let profile = try await beginEverything()
    profile.leave()
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user == .houdini)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == .houdiniWithLandscape)
    #expect(profile.naming.outputs.isEmpty)
    #expect(profile.picturing.outputs.isEmpty)
  }

  @Test(
    "P-27: after leaving, an accepted change keeps what else another part has cached of the user")
  func keepsOtherChangesAfterLeaving() async throws {
    let profile = try await beginEverything()
    let photo = try Photo(.png)
    profile.leave()
    profile.cache.user?.photo = photo
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(
      profile.cache.user == User(id: User.blaine.id, displayName: .houdini, photo: photo))
    profile.cache.user?.displayName = .sample("Dai Vernon")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(
      profile.cache.user
        == User(id: User.blaine.id, displayName: .sample("Dai Vernon"), photo: .landscape))
  }

  @Test(
    "P-19, P-27: after leaving, accepted changes leave another user and an emptied cache alone",
    arguments: [nil, User.dee])
  func keepsOtherUserAfterLeaving(_ user: User?) async throws {
    let profile = try await beginEverything()
    profile.leave()
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
  }

  @Test("P-19, P-20: after leaving, failed changes are neither cached nor told")
  func failsAfterLeaving() async throws {
    let profile = try await beginEverything()
    profile.leave()
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try await profile.answer(.changePhoto, with: .failure(.unreachable))
    #expect(profile.cache.user == .blaine)
    #expect(profile.naming.outputs.isEmpty)
    #expect(profile.picturing.outputs.isEmpty)
  }

  @Test(
    "P-20: after logging out, late answers are neither cached nor told, even for the same user",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.blaine, .dee])
  func ignoresLateChanges(answer: ScenarioService.Answer, next: User) async throws {
    let profile = try await beginEverything()
    profile.logOut()
    profile.cache.user = next
    try await profile.answer(.changeDisplayName, with: answer)
    try await profile.answer(.changePhoto, with: answer)
    #expect(profile.cache.user == next)
    #expect(profile.naming.outputs.isEmpty)
    #expect(profile.picturing.outputs.isEmpty)
  }

  @Test(
    "P-20, P-26: data that is chosen late is not handed over, and late posts are not told",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)],
    [true, false])
  func ignoresLatePhotoAndPosts(
    answer: ScenarioPostService.Answer, isLogOut: Bool
  ) async throws {
    let profile = ProfileFixture()
    profile.choosePhoto()
    profile.loadPosts()
    try await settle()
    if isLogOut { profile.logOut() } else { profile.leave() }
    try profile.photoLibrary.choose(Photo.landscape.data)
    try await profile.answerPosts(answer)
    #expect(profile.requests == (isLogOut ? [.logOut] : []))
    #expect(profile.choosing.outputs.isEmpty)
    #expect(profile.posting.outputs.isEmpty)
    #expect(profile.cache.user == (isLogOut ? nil : .blaine))
  }

  @Test("P-21: changes that go on after leaving keep no action alive")
  func isReleased() async throws {
    let service = ScenarioService()
    let cache = UserCache(user: .blaine)
    let viewController = UIViewController()
    weak var released: HandlerSpy<Void>?
    do {
      let heldByActions = HandlerSpy<Void>()
      released = heldByActions
      let actions = ProfileViewController.Actions(
        service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: ScenarioPostService(), makeLogInScreen: { UIViewController() },
        makePostScreen: { _ in
          heldByActions.handle(())
          return UIViewController()
        })
      actions.load(viewController, ()) { _ in }
      actions.changeDisplayName(viewController, (name: .houdini, user: .blaine)) { _ in }
      actions.changePhoto(viewController, (data: Photo.landscape.data, user: .blaine)) { _ in }
      actions.choosePhoto(viewController, ()) { _ in }
      actions.loadPosts(viewController, .blaine) { _ in }
      try await settle()
      actions.leave(viewController, ())
    }
    #expect(released == nil)
    try service.answer(.changeDisplayName, with: .accepted)
    try service.answer(.changePhoto, with: .accepted)
    try await settle()
    #expect(cache.user == .houdiniWithLandscape)
  }
}
