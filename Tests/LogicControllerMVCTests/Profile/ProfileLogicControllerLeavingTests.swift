import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

@Suite struct ProfileLogicControllerLeavingTests {
  /// Returns a profile with three unanswered requests: for a new name, a new photo and the posts.
  private func changeEverything() async throws -> ProfileFixture {
    let profile = ProfileFixture.presenting(.blaine)
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("Dee")
    try await settle()
    return profile
  }

  @Test("P-18: logging out cancels changes and posts, and empties the cache, in the same turn")
  func loggedOut() async throws {
    let profile = try await changeEverything()
    profile.logicController.logOut()
    #expect(profile.service.calls.map(\.isCancelled) == [true, true])
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    #expect(profile.cache.user == nil)
  }

  @Test("P-18: logging out cancels an open library, whose photo is not sent")
  func loggedOutWhileChoosing() async throws {
    let profile = ProfileFixture.presenting(.blaine)
    profile.openLibrary()
    try await settle()
    profile.logicController.logOut()
    #expect(profile.photoLibrary.isCancelled)
    try profile.photoLibrary.choose(.png)
    try await settle()
    #expect(profile.requests == [.logOut])
    #expect(profile.content?.isChangingPhoto == true)
  }

  @Test(
    "P-18: logging out after a failed load cancels the retry, whose answer changes nothing",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
  func loggedOutWhileLoading(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture()
    profile.load()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    profile.reload()
    try await settle()
    profile.logicController.logOut()
    #expect(profile.service.calls.map(\.isCancelled) == [false, true])
    try await profile.answer(.currentUser, with: answer)
    #expect(profile.cache.user == nil)
    #expect(profile.state == .loading)
  }

  @Test(
    "P-18: the service is told, and its answer makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
  func serviceTold(answer: ScenarioService.Answer, next: User?) async throws {
    let profile = ProfileFixture.presenting(.blaine)
    profile.logicController.logOut()
    profile.cache.user = next
    profile.logicController.leave()
    try await settle()
    #expect(profile.requests == [.logOut])
    #expect(profile.service.calls.map(\.isCancelled) == [false])
    try await profile.answer(.logOut, with: answer)
    #expect(profile.state == .presenting(.blaine))
    #expect(profile.cache.user == next)
  }

  @Test(
    "P-18: the end of editing that logging out causes sends nothing and changes nothing",
    arguments: ["Dee", "", "David Blaine "])
  func editingEndedByLogOut(text: String) async throws {
    let profile = ProfileFixture.presenting(.blaine)
    profile.type(text)
    profile.logicController.logOut()
    profile.endEditing()
    try await settle()
    #expect(profile.state == .presenting(.blaine) { $0.draft = text })
    #expect(profile.requests == [.logOut])
  }

  @Test(
    "P-19: leaving cancels loading, whose answer changes nothing",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
  func leftWhileLoading(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture()
    profile.load()
    try await settle()
    profile.logicController.leave()
    #expect(profile.service.calls.map(\.isCancelled) == [true])
    try await profile.answer(.currentUser, with: answer)
    #expect(profile.state == .loading)
    #expect(profile.cache.user == nil)
  }

  @Test("P-19: leaving cancels an open library, whose photo is not sent")
  func leftWhileChoosing() async throws {
    let profile = ProfileFixture.presenting(.blaine)
    profile.openLibrary()
    try await settle()
    profile.logicController.leave()
    #expect(profile.photoLibrary.isCancelled)
    try profile.photoLibrary.choose(.png)
    try await settle()
    #expect(profile.requests == [])
    #expect(profile.state == .presenting(.blaine) { $0.isChangingPhoto = true })
  }

  @Test(
    "P-26: leaving cancels the request for posts, whose answer changes nothing",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func leftWhileLoadingPosts(answer: ScenarioPostService.Answer) async throws {
    let profile = ProfileFixture.presenting(.blaine)
    try await settle()
    profile.logicController.leave()
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    try await profile.answerPosts(answer)
    #expect(profile.state == .presenting(.blaine))
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-19, P-20: changes outlive leaving: their acceptance reaches the cache and no state")
  func changesAccepted() async throws {
    let profile = try await changeEverything()
    let state = profile.state
    profile.logicController.leave()
    #expect(profile.service.calls.map(\.isCancelled) == [false, false])
    #expect(profile.cache.user == .blaine)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == .blaine.with(photo: .landscape))
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user == .blaine.with(name: "Dee", photo: .landscape))
    #expect(profile.state == state)
  }

  @Test("P-19, P-20: changes that fail after leaving reach neither the cache nor a state")
  func changesFailed() async throws {
    let profile = try await changeEverything()
    let state = profile.state
    profile.logicController.leave()
    try await profile.answer(.changePhoto, with: .failure(.refused))
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    #expect(profile.cache.user == .blaine)
    #expect(profile.state == state)
  }

  @Test(
    "P-27: a change accepted after leaving keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    let profile = ProfileFixture.presenting(.blaine)
    let photo = try Photo(.png)
    profile.enter("Harry Houdini")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.logicController.leave()
    profile.cache.user?.photo = photo
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user == .blaine.with(name: "Harry Houdini", photo: photo))
    profile.cache.user?.displayName = .sample("Dai Vernon")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == .blaine.with(name: "Dai Vernon", photo: .landscape))
  }

  @Test(
    "P-19, P-27: a change accepted after leaving leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    let profile = ProfileFixture.presenting(.blaine)
    profile.enter("Harry Houdini")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.logicController.leave()
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-20, P-26: after logging out, late answers change nothing, even if the user is cached again",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func lateAfterLogOut(answer: ScenarioService.Answer) async throws {
    let profile = try await changeEverything()
    profile.logicController.logOut()
    let state = profile.state
    profile.logicController.leave()
    profile.cache.user = .blaine
    try await profile.answer(.changeDisplayName, with: answer)
    try await profile.answer(.changePhoto, with: answer)
    try await profile.answerPosts(
      answer == .accepted ? .posts([.sample(1)]) : .failure(.unreachable))
    #expect(profile.cache.user == .blaine)
    #expect(profile.state == state)
  }

  @Test("P-21: after leaving, no unanswered request keeps the logic controller")
  func releasedAfterLeaving() async throws {
    let service = ScenarioService()
    let cache = UserCache(user: .blaine)
    let photoLibrary = ScenarioPhotoLibrary()
    var logicController: ProfileLogicController? = ProfileLogicController(
      service: service, cache: cache, photoLibrary: photoLibrary,
      postService: ScenarioPostService())
    weak let released = logicController
    logicController?.load { _ in }
    logicController?.reload { _ in }
    logicController?.changeDraft(to: "Dee") { _ in }
    logicController?.changeDisplayName { _ in }
    logicController?.changePhoto { _ in }
    try await settle()
    try photoLibrary.choose(Photo.landscape.data)
    try await settle()
    logicController?.changePhoto { _ in }
    try await settle()
    logicController?.leave()
    logicController = nil
    #expect(released == nil)
    #expect(service.calls.map(\.isPending) == [true, true, true])
    #expect(photoLibrary.isOpen)
    try service.answer(.changeDisplayName, with: .accepted)
    try service.answer(.changePhoto, with: .accepted)
    try await settle()
    #expect(cache.user == .blaine.with(name: "Dee", photo: .landscape))
  }

  @Test("P-21: logging out does not keep the logic controller, also while loading")
  func releasedAfterLogOut() async throws {
    let service = ScenarioService()
    var logicController: ProfileLogicController? = ProfileLogicController(
      service: service, cache: UserCache(), photoLibrary: ScenarioPhotoLibrary(),
      postService: ScenarioPostService())
    weak let released = logicController
    logicController?.load { _ in }
    try await settle()
    logicController?.logOut()
    logicController = nil
    #expect(released == nil)
    try await settle()
    #expect(service.calls.map(\.request) == [.currentUser, .logOut])
  }
}
