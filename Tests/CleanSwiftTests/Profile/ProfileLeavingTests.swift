import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileLeavingTests {
  private let fixture = ProfileFixture.shown()

  @Test(
    "P-18: logging out cancels the changes, empties the cache and is displayed at once",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func logsOut(answer: ScenarioService.Answer) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    _ = fixture.take()

    fixture.interactor.logOut()
    #expect(fixture.cancelled == [.changeDisplayName, .changePhoto])
    #expect(fixture.cache.user == nil)
    #expect(fixture.take() == [.logOut])
    fixture.interactor.leave()

    try await settle()
    #expect(fixture.requests.dropFirst(2) == [.logOut])
    #expect(fixture.cancelled == [.changeDisplayName, .changePhoto])
    fixture.cache.user = .dee
    try await fixture.answer(.logOut, with: answer)
    #expect(fixture.take().isEmpty)
    #expect(fixture.cache.user == .dee)
  }

  @Test(
    "P-18, P-20: logging out cancels a load, whose late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
  func logsOutWhileLoading(answer: ScenarioService.Answer) async throws {
    let fixture = ProfileFixture(cached: nil)
    try await settle()
    fixture.interactor.logOut()
    #expect(fixture.cancelled == [.currentUser])
    #expect(fixture.cache.user == nil)
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: answer)
    #expect(fixture.cache.user == .dee)
    #expect(fixture.take() == [.loading, .logOut])
  }

  @Test(
    "P-18, P-20, P-26: logging out cancels choosing a photo and the request for posts",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func logsOutInLibrary(answer: ScenarioPostService.Answer) async throws {
    fixture.interactor.changePhoto()
    try await settle()
    _ = fixture.take()
    fixture.interactor.logOut()
    #expect(fixture.photoLibrary.isCancelled)
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
    fixture.cache.user = .sample
    try fixture.photoLibrary.choose(.png)
    try await fixture.answerPosts(answer)
    #expect(fixture.requests == [.logOut])
    #expect(fixture.take() == [.logOut])
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-4, P-18: the person can log out after a failed load")
  func logsOutAfterFailure() async throws {
    let fixture = ProfileFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .dee
    _ = fixture.take()
    fixture.interactor.logOut()
    #expect(fixture.cache.user == nil)
    #expect(fixture.take() == [.logOut])
    try await settle()
    #expect(fixture.requests == [.currentUser, .logOut])
  }

  @Test(
    "P-18: after logging out, the end of editing and retrying the posts ask and display nothing",
    arguments: ["Anna", "", "David Blaine"])
  func endsEditingAfterLogOut(text: String) async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    fixture.type(text)
    fixture.interactor.logOut()
    _ = fixture.take()
    fixture.interactor.changeDisplayName(request: .init(text: text))
    fixture.interactor.reloadPosts()
    try await settle()
    #expect(fixture.take().isEmpty)
    #expect(fixture.requests == [.logOut])
    #expect(fixture.postService.calls.count == 1)
  }

  @Test(
    "P-20: after logging out late answers change nothing, even for the same user",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.sample, .dee])
  func answersAfterLogOut(answer: ScenarioService.Answer, user: User) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.interactor.logOut()
    fixture.interactor.leave()
    fixture.cache.user = user
    _ = fixture.take()
    try await fixture.answer(.changeDisplayName, with: answer)
    try await fixture.answer(.changePhoto, with: answer)
    #expect(fixture.take().isEmpty)
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-19, P-20: leaving cancels a load, whose late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
  func leavesWhileLoading(answer: ScenarioService.Answer) async throws {
    let fixture = ProfileFixture(cached: nil)
    try await settle()
    fixture.interactor.leave()
    #expect(fixture.cancelled == [.currentUser])
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: answer)
    #expect(fixture.take() == [.loading])
    #expect(fixture.cache.user == .dee)
    #expect(fixture.requests == [.currentUser])
  }

  @Test("P-19, P-20: leaving cancels choosing a photo, and one that is chosen late is not sent")
  func leavesInLibrary() async throws {
    fixture.interactor.changePhoto()
    try await settle()
    _ = fixture.take()
    fixture.interactor.leave()
    #expect(fixture.photoLibrary.isCancelled)
    try fixture.photoLibrary.choose(.png)
    try await settle()
    #expect(fixture.take().isEmpty)
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-19, P-20, P-27: changes in flight go on after leaving, and reach the cache alone")
  func leavesWithChanges() async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.interactor.leave()
    #expect(fixture.cancelled.isEmpty)
    _ = fixture.take()
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == nil)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
    #expect(fixture.take().isEmpty)
  }

  @Test("P-19: the failure of a change is not displayed after leaving")
  func failsAfterLeaving() async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.interactor.leave()
    _ = fixture.take()
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.take().isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-19: a name that was typed just before leaving is saved")
  func endsEditingBeforeLeaving() async throws {
    fixture.interactor.changeDisplayName(request: .init(text: "Anna"))
    fixture.interactor.leave()
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
  }

  @Test(
    "P-27: a change accepted after leaving keeps what else another part has cached of the user")
  func leavesWithOtherChanges() async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.interactor.leave()
    fixture.cache.user?.photo = try Photo(.jpeg)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.jpeg)))
    fixture.cache.user?.displayName = .sample("Dee")
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Dee"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test(
    "P-19, P-27: a change that is accepted after leaving keeps an emptied cache and another user",
    arguments: [nil, User.dee])
  func leavesWithOtherUser(_ user: User?) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.interactor.leave()
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-26: leaving cancels the request for posts, whose late answer changes nothing",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func leavesBeforePosts(answer: ScenarioPostService.Answer) async throws {
    try await settle()
    fixture.interactor.leave()
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
    try await fixture.answerPosts(answer)
    #expect(fixture.take().isEmpty)
  }

  @Test("P-21: changes in flight keep no part of the scene alive")
  func release() async throws {
    let service = ScenarioService()
    let parts = try await partsOfScene(service: service) { interactor, photoLibrary in
      interactor.changeDisplayName(request: .init(text: "Anna"))
      interactor.changePhoto()
      try await settle()
      try photoLibrary.choose(.png)
      try await settle()
      interactor.leave()
    }
    #expect(service.calls.map(\.isPending) == [true, true])
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { $0.object == nil })
  }

  @Test(
    "P-21: requests that leaving cancels keep no part of the scene alive, even unanswered",
    arguments: [nil, User.sample])
  func releaseUnanswered(cached user: User?) async throws {
    let service = ScenarioService()
    let parts = try await partsOfScene(service: service, cached: user) { interactor, library in
      if user != nil { interactor.changePhoto() }
      try await settle()
      interactor.leave()
      #expect(library.isOpen == (user != nil))
    }
    #expect(service.calls.map(\.isPending) == (user == nil ? [true] : []))
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { $0.object == nil })
  }

  @Test("P-21: telling the service of the log-out keeps no part of the scene alive")
  func releaseAfterLogOut() async throws {
    let service = ScenarioService()
    let parts = try await partsOfScene(service: service) { interactor, _ in
      interactor.logOut()
    }
    try await settle()
    #expect(service.calls.map(\.isPending) == [true])
    #expect(parts.allSatisfy { $0.object == nil })
  }

  @Test("P-21: the presenter does not keep its view controller alive")
  func weakViewController() {
    weak var weakDisplay: ProfileDisplayLogicSpy?
    do {
      let display = ProfileDisplayLogicSpy()
      fixture.presenter.viewController = display
      weakDisplay = display
    }
    #expect(weakDisplay == nil)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Creates a scene, calls `use` and releases the scene.
  ///
  /// - Parameters:
  ///   - service: The service of the scene.
  ///   - user: The user in the cache.
  ///   - use: A function that uses the scene's interactor and photo library.
  /// - Returns: Weak references to the presenter, the worker and the interactor.
  /// - Throws: The error of `use`.
  private func partsOfScene(
    service: ScenarioService, cached user: User? = .sample,
    use: (ProfileInteractor, ScenarioPhotoLibrary) async throws -> Void
  ) async throws -> [Weak] {
    let photoLibrary = ScenarioPhotoLibrary()
    let presenter = ProfilePresenter()
    let worker = ProfileWorker(
      service: service, cache: UserCache(user: user), photoLibrary: photoLibrary,
      postService: ScenarioPostService())
    let interactor = ProfileInteractor(presenter: presenter, worker: worker)
    interactor.load()
    try await use(interactor, photoLibrary)
    let parts: [AnyObject] = [presenter, worker, interactor]
    return parts.map { Weak(object: $0) }
  }
}
