import Jobs
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile thunks: leaving")
struct ProfileThunksLeavingTests {
  let fixture = ProfileFixture(showing: .blaine)

  @Test("P-18: logging out empties the cache and forgets the users, in the same turn")
  func logsOut() async throws {
    fixture.run(Thunk.logOut)
    #expect(fixture.state == .with(.loggedOut))
    #expect(fixture.cache.user == nil)
    try await settle()
    #expect(fixture.requests == [.logOut])
  }

  @Test("P-18: logging out cancels a load")
  func logsOutWhileLoading() async throws {
    let fixture = try await loadingFixture()
    fixture.run(Thunk.logOut)
    #expect(fixture.service.calls.map(\.isCancelled) == [true])
  }

  @Test("P-18, P-26: logging out cancels both changes and the request for posts")
  func logsOutInFlight() async throws {
    try await fixture.changeNameAndPhoto()
    fixture.run(Thunk.logOut)
    #expect(fixture.service.calls.map(\.isCancelled) == [true, true])
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
  }

  @Test("P-18: logging out cancels choosing a photo")
  func logsOutInLibrary() async throws {
    try await fixture.openLibrary()
    fixture.run(Thunk.logOut)
    #expect(fixture.photoLibrary.isCancelled)
  }

  @Test(
    "P-18: the service's answer to logging out makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
  func ignoresAnswerToLogOut(answer: ScenarioService.Answer, next: User?) async throws {
    fixture.run(Thunk.logOut)
    fixture.cache.user = next
    fixture.run(Thunk.leave)
    try await settle()
    #expect(fixture.service.calls.map(\.isCancelled) == [false])
    try await fixture.answer(.logOut, with: answer)
    #expect(fixture.slice == nil)
    #expect(fixture.cache.user == next)
  }

  @Test("P-18: the service is told even though the app is gone")
  func outlivesStore() async throws {
    var fixture: ProfileFixture? = ProfileFixture(showing: .blaine)
    let service = fixture?.service
    fixture?.run(Thunk.logOut, Thunk.leave)
    fixture = nil
    try await settle()
    #expect(service?.calls.map(\.request) == [.logOut])
    #expect(service?.calls.map(\.isCancelled) == [false])
  }

  @Test("P-19: leaving cancels a load")
  func leavesWhileLoading() async throws {
    let fixture = try await loadingFixture()
    fixture.run(Thunk.leave)
    #expect(fixture.service.calls.map(\.isCancelled) == [true])
  }

  @Test("P-19, P-26: leaving cancels choosing a photo and the request for posts")
  func leavesInLibrary() async throws {
    try await fixture.openLibrary()
    fixture.run(Thunk.leave)
    #expect(fixture.photoLibrary.isCancelled)
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-19: changes in flight go on without the screen, and accepted ones reach the cache")
  func letsChangesGo() async throws {
    try await fixture.changeNameAndPhoto()
    fixture.run(Thunk.leave)
    #expect(fixture.service.calls.map(\.isCancelled) == [false, false])
    #expect(fixture.cache.user == .blaine)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee"))
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: .landscape))
    #expect(fixture.slice == nil)
  }

  @Test("P-19, P-20: changes that fail after leaving change neither state nor cache")
  func ignoresLateFailures() async throws {
    try await fixture.changeNameAndPhoto()
    fixture.run(Thunk.leave)
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.slice == nil)
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-20: after logging out, late answers change nothing, though the user is cached again",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func ignoresLateAnswers(answer: ScenarioService.Answer) async throws {
    try await fixture.changeNameAndPhoto()
    fixture.run(Thunk.logOut, Thunk.leave)
    fixture.cache.user = .blaine
    try await fixture.answer(.changeDisplayName, with: answer)
    try await fixture.answer(.changePhoto, with: answer)
    #expect(fixture.slice == nil)
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
    #expect(fixture.slice == nil)
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
    #expect(fixture.slice == nil)
  }

  @Test(
    "P-26: posts that arrive too late are not shown",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)],
    [true, false])
  func ignoresLatePosts(answer: ScenarioPostService.Answer, logsOut: Bool) async throws {
    try await settle()
    leave(fixture, loggingOut: logsOut)
    try await fixture.answerPosts(answer)
    #expect(fixture.slice == nil)
  }

  @Test(
    "P-20: answers to a screen that was left do not reach the slice of the next screen",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.blaine, .dee])
  func keepsNextScreen(answer: ScenarioService.Answer, next: User) async throws {
    try await fixture.changeNameAndPhoto()
    fixture.run(Thunk.leave)
    fixture.cache.user = next
    fixture.open()
    try await fixture.enter("Harry Houdini")
    let state = fixture.state
    try await fixture.answer(.changePhoto, with: answer)
    try await fixture.answer(.changeDisplayName, with: answer)
    #expect(fixture.state == state)
    #expect(fixture.slice?.profile?.nameChange == .saving(.sample("Harry Houdini")))

    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.state.user(on: fixture.id) == next.renamed("Harry Houdini"))
    #expect(fixture.cache.user?.displayName == .sample("Harry Houdini"))
    #expect(fixture.cache.user?.id == next.id)
  }

  @Test("P-18, P-27: logging out does not cancel a change of a screen that was left before")
  func keepsFormerChangeOnLogOut() async throws {
    try await fixture.enter("Dee")
    fixture.run(Thunk.leave)
    fixture.open()
    fixture.run(Thunk.logOut, Thunk.leave)
    fixture.cache.user = .blaine
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee"))
  }

  @Test(
    "P-27: after leaving, accepted changes leave an emptied cache or another user alone",
    arguments: [nil, User.dee.renamed("Dai")])
  func keepsOtherUserAfterLeaving(_ user: User?) async throws {
    try await fixture.changeNameAndPhoto()
    fixture.run(Thunk.leave)
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
  }

  @Test("P-20: two screens that are open have a slice and requests each, and one user")
  func separatesScreens() async throws {
    try await fixture.changeNameAndPhoto()
    let (former, slice) = (fixture.id, fixture.slice)
    fixture.open()
    #expect(fixture.slice == .loaded(LoadedProfile(userID: User.blaine.id)))
    try await fixture.enter("Dai")
    fixture.run(Thunk.leave)
    #expect(fixture.state.profiles == [former: slice])
    #expect(fixture.service.calls.map(\.isCancelled) == [false, false, false])
    #expect(fixture.postService.calls.map(\.isCancelled) == [false, true])
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.state.users == [User.blaine.id: .blaine.renamed("Dee")])
    #expect(fixture.state.user(on: former) == .blaine.renamed("Dee"))
  }

  @Test("P-20, P-27: an accepted change of a screen that was left reaches the cache alone")
  func keepsUserOfNextScreen() async throws {
    try await fixture.changeNameAndPhoto()
    fixture.run(Thunk.leave)
    fixture.open()
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: .landscape))
    #expect(fixture.state.user(on: fixture.id) == .blaine)
  }

  @Test("P-27: a name that was typed for a user leaves the user of the next screen alone")
  func keepsOtherUserOfNextScreen() async throws {
    fixture.dispatch(.nameChanged("Dai"))
    let former = fixture.id
    fixture.cache.user = .dee
    fixture.open()
    fixture.store.dispatch(.changeDisplayName(on: former))
    fixture.store.dispatch(.leave(on: former))
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .dee)
    #expect(fixture.state.user(on: fixture.id) == .dee)
  }

  @Test("P-19, P-20: no thunk of a screen that has left asks for anything")
  func ignoresThunksAfterLeaving() async throws {
    try await settle()
    fixture.run(
      Thunk.leave, Thunk.reload, Thunk.changeDisplayName, Thunk.choosePhoto, Thunk.reloadPosts)
    try await settle()
    #expect(fixture.state == AppState())
    #expect(fixture.requests.isEmpty)
    #expect(fixture.photoLibrary.openedCount == 0)
    #expect(fixture.postService.calls.count == 1)
  }

  @Test("P-21: nothing is kept of a hundred screens that have left, nor of their users")
  func keepsNothingOfScreens() {
    fixture.run(Thunk.leave)
    for user in (2...100).map({ $0.isMultiple(of: 2) ? User.dee : .blaine }) {
      fixture.cache.user = user
      fixture.open()
      fixture.run(Thunk.leave)
    }
    #expect(fixture.state == AppState())
    #expect(fixture.environment.requests.isEmpty)
  }

  @Test("P-21: the app is gone once the requests that it has left behind have ended")
  func isReleased() async throws {
    var fixture: ProfileFixture? = ProfileFixture(showing: .blaine)
    weak let store = fixture?.store
    let service = try #require(fixture?.service)
    let postService = try #require(fixture?.postService)
    try await fixture?.changeNameAndPhoto()
    fixture = nil
    service.endEveryCall()
    postService.endEveryCall()
    try await settle()
    #expect(store == nil)
  }

  private func loadingFixture() async throws -> ProfileFixture {
    let fixture = ProfileFixture(cached: nil)
    fixture.run(Thunk.load)
    try await settle()
    return fixture
  }

  private func leave(_ fixture: ProfileFixture, loggingOut: Bool) {
    if loggingOut { fixture.run(Thunk.logOut) }
    fixture.run(Thunk.leave)
  }
}
