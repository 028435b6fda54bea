import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

@Suite("Profile view model: leaving")
struct ProfileViewModelLeavingTests {
  let fixture = ProfileFixture(showing: .blaine)

  @Test("P-18: logging out empties the cache, then leads to the log-in screen, in the same turn")
  func logsOut() async throws {
    var cachedUsers: [User?] = []
    fixture.viewModel.onLogOut = { [cache = fixture.cache] in cachedUsers.append(cache.user) }
    fixture.viewModel.logOutTapped()
    #expect(cachedUsers == [nil])
    try await settle()
    #expect(fixture.requests == [.logOut])
    #expect(cachedUsers == [nil])
  }

  @Test("P-18: logging out after a failed load is the same")
  func logsOutAfterFailure() async throws {
    let fixture = ProfileFixture(cached: nil)
    var logOutCount = 0
    fixture.viewModel.onLogOut = { logOutCount += 1 }
    fixture.viewModel.viewWillAppear()
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .blaine
    fixture.viewModel.logOutTapped()
    #expect(logOutCount == 1)
    #expect(fixture.cache.user == nil)
    try await settle()
    #expect(fixture.requests == [.currentUser, .logOut])
  }

  @Test("P-18: logging out cancels a load")
  func logsOutWhileLoading() async throws {
    let fixture = try await loadingFixture()
    fixture.viewModel.logOutTapped()
    #expect(fixture.service.calls.map(\.isCancelled) == [true])
  }

  @Test("P-18, P-26: logging out cancels both changes and the request for posts")
  func logsOutInFlight() async throws {
    try await changeNameAndPhoto()
    fixture.viewModel.logOutTapped()
    #expect(fixture.service.calls.map(\.isCancelled) == [true, true])
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
  }

  @Test("P-18: logging out cancels choosing a photo")
  func logsOutInLibrary() async throws {
    try await fixture.openLibrary()
    fixture.viewModel.logOutTapped()
    #expect(fixture.photoLibrary.isCancelled)
  }

  @Test(
    "P-18: a name that is still being typed when logging out is neither sent nor refused",
    arguments: ["Dee", ""])
  func ignoresEditingAfterLogOut(name: String) async throws {
    fixture.type(name)
    fixture.viewModel.logOutTapped()
    fixture.viewModel.nameEditingEnded()
    fixture.viewModel.didLeave()
    try await settle()
    #expect(fixture.requests == [.logOut])
    #expect(fixture.viewModel.nameError == nil)
  }

  @Test(
    "P-18: the service's answer to logging out makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
  func ignoresAnswerToLogOut(answer: ScenarioService.Answer, next: User?) async throws {
    fixture.viewModel.logOutTapped()
    fixture.cache.user = next
    fixture.viewModel.didLeave()
    try await settle()
    #expect(fixture.service.calls.map(\.isCancelled) == [false])
    try await fixture.answer(.logOut, with: answer)
    #expect(fixture.content == .showing(.blaine))
    #expect(fixture.cache.user == next)
  }

  @Test("P-18: posts that are retried after logging out are not asked for")
  func ignoresRetryAfterLogOut() async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    let content = fixture.content
    fixture.viewModel.logOutTapped()
    fixture.viewModel.postsRetryTapped()
    try await settle()
    #expect(fixture.postService.calls.count == 1)
    #expect(fixture.content == content)
  }

  @Test("P-18, P-21: the service is told even though the view model is gone")
  func outlivesViewModel() async throws {
    var fixture: ProfileFixture? = ProfileFixture(showing: .blaine)
    weak let viewModel = fixture?.viewModel
    let service = fixture?.service
    fixture?.viewModel.logOutTapped()
    fixture?.viewModel.didLeave()
    fixture = nil
    #expect(viewModel == nil)
    try await settle()
    #expect(service?.calls.map(\.request) == [.logOut])
    #expect(service?.calls.map(\.isCancelled) == [false])
  }

  @Test("P-19: leaving cancels a load")
  func leavesWhileLoading() async throws {
    let fixture = try await loadingFixture()
    fixture.viewModel.didLeave()
    #expect(fixture.service.calls.map(\.isCancelled) == [true])
  }

  @Test("P-19, P-26: leaving cancels choosing a photo and the request for posts")
  func leavesInLibrary() async throws {
    try await fixture.openLibrary()
    fixture.viewModel.didLeave()
    #expect(fixture.photoLibrary.isCancelled)
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-19: changes in flight go on without the screen, and accepted ones reach the cache")
  func letsChangesGo() async throws {
    try await changeNameAndPhoto()
    let content = fixture.content
    fixture.viewModel.didLeave()
    #expect(fixture.service.calls.map(\.isCancelled) == [false, false])
    #expect(fixture.cache.user == .blaine)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee"))
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: .landscape))
    #expect(fixture.content == content)
  }

  @Test("P-19, P-20: changes that fail after leaving change neither screen nor cache")
  func ignoresLateFailures() async throws {
    try await changeNameAndPhoto()
    let content = fixture.content
    fixture.viewModel.didLeave()
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.content == content)
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-19: a name that was typed before leaving is saved")
  func savesTypedName() async throws {
    fixture.type("Dee")
    fixture.viewModel.nameEditingEnded()
    fixture.viewModel.didLeave()
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.requests == [.changeDisplayName(.sample("Dee"))])
    #expect(fixture.cache.user == .blaine.renamed("Dee"))
  }

  @Test(
    "P-27: after leaving, an accepted name leaves the rest of the cache alone",
    arguments: [nil, User.dee, User.blaine.with(photo: .landscape)])
  func keepsCacheBesideName(_ user: User?) async throws {
    try await fixture.enter("Harry Houdini")
    fixture.viewModel.didLeave()
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    let isSameUser = user?.id == User.blaine.id
    #expect(fixture.cache.user == (isSameUser ? user?.renamed("Harry Houdini") : user))
  }

  @Test(
    "P-27: after leaving, an accepted photo leaves the rest of the cache alone",
    arguments: [nil, User.dee, User.blaine.renamed("Harry Houdini")])
  func keepsCacheBesidePhoto(_ user: User?) async throws {
    try await fixture.choosePhoto(Photo.landscape.data)
    fixture.viewModel.didLeave()
    fixture.cache.user = user
    try await fixture.answer(.changePhoto, with: .accepted)
    let isSameUser = user?.id == User.blaine.id
    #expect(fixture.cache.user == (isSameUser ? user?.with(photo: .landscape) : user))
  }

  @Test(
    "P-27: after leaving, accepted changes leave an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUserAfterLeaving(_ user: User?) async throws {
    try await fixture.enter("Harry Houdini")
    try await fixture.choosePhoto(Photo.landscape.data)
    fixture.viewModel.didLeave()
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-20: after logging out, late answers change nothing, though the user is cached again",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func ignoresLateAnswers(answer: ScenarioService.Answer) async throws {
    try await changeNameAndPhoto()
    let content = fixture.content
    fixture.viewModel.logOutTapped()
    fixture.viewModel.didLeave()
    fixture.cache.user = .blaine
    try await fixture.answer(.changeDisplayName, with: answer)
    try await fixture.answer(.changePhoto, with: answer)
    #expect(fixture.content == content)
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-20: a user who is loaded too late is neither shown nor cached",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)], [true, false])
  func ignoresLateUser(answer: ScenarioService.Answer, logsOut: Bool) async throws {
    let fixture = try await loadingFixture()
    leave(fixture, loggingOut: logsOut)
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: answer)
    #expect(fixture.content == .loading)
    #expect(fixture.cache.user == .dee)
    #expect(fixture.postService.calls.isEmpty)
  }

  @Test("P-20: a photo that is chosen too late is not sent", arguments: [true, false])
  func ignoresLatePhoto(logsOut: Bool) async throws {
    try await fixture.openLibrary()
    leave(fixture, loggingOut: logsOut)
    try fixture.photoLibrary.choose(.jpeg)
    try await settle()
    #expect(fixture.requests == (logsOut ? [.logOut] : []))
    #expect(fixture.content == .showing(.blaine) { $0.isChangingPhoto = true })
  }

  @Test(
    "P-26: posts that arrive too late are not shown",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)],
    [true, false])
  func ignoresLatePosts(answer: ScenarioPostService.Answer, logsOut: Bool) async throws {
    try await settle()
    leave(fixture, loggingOut: logsOut)
    try await fixture.answerPosts(answer)
    #expect(fixture.content == .showing(.blaine))
  }

  @Test("P-21: changes that go on after leaving keep no view model alive")
  func isReleased() async throws {
    var fixture: ProfileFixture? = ProfileFixture(showing: .blaine)
    weak let viewModel = fixture?.viewModel
    let service = try #require(fixture?.service)
    let cache = try #require(fixture?.cache)
    try await fixture?.enter("Dee")
    try await fixture?.choosePhoto(Photo.landscape.data)
    fixture?.viewModel.didLeave()
    fixture = nil
    #expect(viewModel == nil)
    for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
      try service.answer(kind, with: .accepted)
    }
    try await settle()
    #expect(cache.user == .blaine.renamed("Dee").with(photo: .landscape))
  }

  @Test(
    "P-21: a load or an open library that leaving cancels keeps no view model alive meanwhile",
    arguments: [nil, User.blaine])
  func isReleasedUnanswered(cached user: User?) async throws {
    var fixture: ProfileFixture? = ProfileFixture(cached: user)
    weak let viewModel = fixture?.viewModel
    let service = try #require(fixture?.service)
    let photoLibrary = try #require(fixture?.photoLibrary)
    fixture?.viewModel.viewWillAppear()
    if user != nil { try await fixture?.openLibrary() }
    try await settle()
    fixture?.viewModel.didLeave()
    fixture = nil
    #expect(viewModel == nil)
    #expect(service.calls.map(\.isPending) == (user == nil ? [true] : []))
    #expect(photoLibrary.isOpen == (user != nil))
  }

  private func loadingFixture() async throws -> ProfileFixture {
    let fixture = ProfileFixture(cached: nil)
    fixture.viewModel.viewWillAppear()
    try await settle()
    return fixture
  }

  private func leave(_ fixture: ProfileFixture, loggingOut: Bool) {
    if loggingOut { fixture.viewModel.logOutTapped() }
    fixture.viewModel.didLeave()
  }

  private func changeNameAndPhoto() async throws {
    try await fixture.enter("Dee")
    try await fixture.choosePhoto(Photo.landscape.data)
  }
}
