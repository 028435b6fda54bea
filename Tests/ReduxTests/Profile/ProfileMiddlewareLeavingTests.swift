import Jobs
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile middleware: leaving")
struct ProfileMiddlewareLeavingTests {
  let fixture = ProfileFixture(showing: .blaine)

  @Test("P-18: logging out empties the cache and shows the log-in screen, in the same turn, once")
  func logsOut() async throws {
    fixture.dispatch(.logOutTapped, .logOutTapped)
    #expect(fixture.state == .loggedOut)
    #expect(fixture.cachedUsersAtLogIn == [nil])
    try await settle()
    #expect(fixture.requests == [.logOut])
  }

  @Test("P-18: logging out cancels a load")
  func logsOutWhileLoading() async throws {
    let fixture = try await loadingFixture()
    fixture.dispatch(.logOutTapped)
    #expect(fixture.service.calls.map(\.isCancelled) == [true])
  }

  @Test("P-18, P-26: logging out cancels both changes and the request for posts")
  func logsOutInFlight() async throws {
    try await fixture.changeNameAndPhoto()
    fixture.dispatch(.logOutTapped)
    #expect(fixture.service.calls.map(\.isCancelled) == [true, true])
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
  }

  @Test("P-18: logging out cancels choosing a photo")
  func logsOutInLibrary() async throws {
    try await fixture.openLibrary()
    fixture.dispatch(.logOutTapped)
    #expect(fixture.photoLibrary.isCancelled)
  }

  @Test(
    "P-18: the service's answer to logging out makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
  func ignoresAnswerToLogOut(answer: ScenarioService.Answer, next: User?) async throws {
    fixture.dispatch(.logOutTapped)
    fixture.cache.user = next
    fixture.dispatch(.didLeave)
    try await settle()
    #expect(fixture.service.calls.map(\.isCancelled) == [false])
    try await fixture.answer(.logOut, with: answer)
    #expect(fixture.state == nil)
    #expect(fixture.cache.user == next)
  }

  @Test("P-18, P-21: the service is told even though the app is gone")
  func outlivesStore() async throws {
    var fixture: ProfileFixture? = ProfileFixture(showing: .blaine)
    weak let store = fixture?.store
    let service = fixture?.service
    fixture?.dispatch(.logOutTapped, .didLeave)
    fixture = nil
    #expect(store == nil)
    try await settle()
    #expect(service?.calls.map(\.request) == [.logOut])
    #expect(service?.calls.map(\.isCancelled) == [false])
  }

  @Test("P-19: leaving cancels a load")
  func leavesWhileLoading() async throws {
    let fixture = try await loadingFixture()
    fixture.dispatch(.didLeave)
    #expect(fixture.service.calls.map(\.isCancelled) == [true])
  }

  @Test("P-19, P-26: leaving cancels choosing a photo and the request for posts")
  func leavesInLibrary() async throws {
    try await fixture.openLibrary()
    fixture.dispatch(.didLeave)
    #expect(fixture.photoLibrary.isCancelled)
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-19: changes in flight go on without the screen, and accepted ones reach the cache")
  func letsChangesGo() async throws {
    try await fixture.changeNameAndPhoto()
    fixture.dispatch(.didLeave)
    #expect(fixture.service.calls.map(\.isCancelled) == [false, false])
    #expect(fixture.cache.user == .blaine)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee"))
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: .landscape))
    #expect(fixture.state == nil)
  }

  @Test("P-19, P-20: changes that fail after leaving change neither state nor cache")
  func ignoresLateFailures() async throws {
    try await fixture.changeNameAndPhoto()
    fixture.dispatch(.didLeave)
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.state == nil)
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-20: after logging out, late answers change nothing, though the user is cached again",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func ignoresLateAnswers(answer: ScenarioService.Answer) async throws {
    try await fixture.changeNameAndPhoto()
    fixture.dispatch(.logOutTapped, .didLeave)
    fixture.cache.user = .blaine
    try await fixture.answer(.changeDisplayName, with: answer)
    try await fixture.answer(.changePhoto, with: answer)
    #expect(fixture.state == nil)
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
    #expect(fixture.state == nil)
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
    #expect(fixture.state == nil)
  }

  @Test(
    "P-26: posts that arrive too late are not shown",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)],
    [true, false])
  func ignoresLatePosts(answer: ScenarioPostService.Answer, logsOut: Bool) async throws {
    try await settle()
    leave(fixture, loggingOut: logsOut)
    try await fixture.answerPosts(answer)
    #expect(fixture.state == nil)
  }

  @Test(
    "P-20: answers to a screen that was left do not reach the slice of the next screen",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.blaine, .dee])
  func keepsNextScreen(answer: ScenarioService.Answer, next: User) async throws {
    try await fixture.changeNameAndPhoto()
    fixture.dispatch(.didLeave)
    fixture.cache.user = next
    fixture.open()
    fixture.dispatch(.viewWillAppear)
    try await fixture.enter("Harry Houdini")
    let state = fixture.state
    try await fixture.answer(.changePhoto, with: answer)
    try await fixture.answer(.changeDisplayName, with: answer)
    #expect(fixture.state == state)
    #expect(state?.profile?.nameChange == .saving(.sample("Harry Houdini")))

    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.state == .showing(next.renamed("Harry Houdini")))
    #expect(fixture.cache.user?.displayName == .sample("Harry Houdini"))
    #expect(fixture.cache.user?.id == next.id)
  }

  @Test("P-18, P-27: logging out does not cancel a change of a screen that was left before")
  func keepsFormerChangeOnLogOut() async throws {
    try await fixture.enter("Dee")
    fixture.dispatch(.didLeave)
    fixture.open()
    fixture.dispatch(.viewWillAppear, .logOutTapped, .didLeave)
    fixture.cache.user = .blaine
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee"))
  }

  @Test(
    "P-27: after leaving, accepted changes leave an emptied cache or another user alone",
    arguments: [nil, User.dee.renamed("Dai")])
  func keepsOtherUserAfterLeaving(_ user: User?) async throws {
    try await fixture.changeNameAndPhoto()
    fixture.dispatch(.didLeave)
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
  }

  @Test("P-20: two screens that are open have a slice and requests each")
  func separatesScreens() async throws {
    try await fixture.changeNameAndPhoto()
    let (former, slice) = (fixture.id, fixture.state)
    fixture.open()
    fixture.dispatch(.viewWillAppear)
    #expect(fixture.state == .showing(.blaine))
    try await fixture.enter("Dai")
    fixture.dispatch(.didLeave)
    #expect(fixture.store.state.profiles == [former: slice])
    #expect(fixture.service.calls.map(\.isCancelled) == [false, false, false])
    #expect(fixture.postService.calls.map(\.isCancelled) == [false, true])
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.store.state.profiles[former]?.profile?.user == .blaine.renamed("Dee"))
  }

  @Test("P-19, P-20: no action of a screen that has left asks for anything")
  func ignoresActionsAfterLeaving() async throws {
    try await settle()
    fixture.cache.user = nil
    fixture.dispatch(.didLeave, .viewWillAppear, .logOutTapped)
    try await settle()
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cachedUsersAtLogIn.isEmpty)
  }

  @Test("P-21: changes that go on after the app is gone keep nothing of it alive")
  func isReleased() async throws {
    var fixture: ProfileFixture? = ProfileFixture(showing: .blaine)
    weak let store = fixture?.store
    let service = try #require(fixture?.service)
    let cache = try #require(fixture?.cache)
    try await fixture?.changeNameAndPhoto()
    fixture = nil
    #expect(store == nil)
    for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
      try service.answer(kind, with: .accepted)
    }
    try await settle()
    #expect(cache.user == .blaine.renamed("Dee").with(photo: .landscape))
  }

  @Test(
    "P-21: a load, posts or an open library keep nothing of an app alive that is gone",
    arguments: [nil, User.blaine])
  func isReleasedUnanswered(cached user: User?) async throws {
    var fixture: ProfileFixture? = ProfileFixture(cached: user)
    weak let store = fixture?.store
    let service = try #require(fixture?.service)
    let photoLibrary = try #require(fixture?.photoLibrary)
    fixture?.dispatch(.viewWillAppear)
    if user != nil { try await fixture?.openLibrary() }
    try await settle()
    fixture = nil
    #expect(store == nil)
    #expect(service.calls.map(\.isPending) == (user == nil ? [true] : []))
    #expect(photoLibrary.isOpen == (user != nil))
  }

  private func loadingFixture() async throws -> ProfileFixture {
    let fixture = ProfileFixture(cached: nil)
    fixture.dispatch(.viewWillAppear)
    try await settle()
    return fixture
  }

  private func leave(_ fixture: ProfileFixture, loggingOut: Bool) {
    if loggingOut { fixture.dispatch(.logOutTapped) }
    fixture.dispatch(.didLeave)
  }
}
