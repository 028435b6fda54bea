import Jobs
import Models
import Scenarios
import Testing

@testable import Redux

extension ViewFree {
  @Suite("Profile middleware: leaving")
  struct ProfileMiddlewareLeavingTests {
    let fixture = ProfileFixture(showing: .blaine)

    @Test("P-18: logging out empties the cache before subscribers are told, in the same turn")
    func logsOut() async throws {
      let target = Target()
      var cachedUsers: [User?] = []
      fixture.store.subscribe(target, to: ProfileSelectors.phase) { [cache = fixture.cache] in
        if $1 == .loggedOut { cachedUsers.append(cache.user) }
      }
      fixture.dispatch(.logOutTapped)
      #expect(cachedUsers == [nil])
      try await settle()
      #expect(fixture.requests == [.logOut])
    }

    @Test("P-18: logging out after a failed load is the same")
    func logsOutAfterFailure() async throws {
      let fixture = ProfileFixture(cached: nil)
      fixture.dispatch(.viewWillAppear)
      try await fixture.answer(.currentUser, with: .failure(.unreachable))
      fixture.cache.user = .blaine
      fixture.dispatch(.logOutTapped)
      #expect(fixture.state.phase == .loggedOut)
      #expect(fixture.cache.user == nil)
      try await settle()
      #expect(fixture.requests == [.currentUser, .logOut])
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
      "P-18: a name that is still being typed when logging out is not sent",
      arguments: ["Dee", ""])
    func ignoresEditingAfterLogOut(name: String) async throws {
      fixture.dispatch(.nameChanged(name), .logOutTapped, .nameEditingEnded)
      #expect(fixture.state.nameErrorText == nil)
      fixture.dispatch(.didLeave)
      try await settle()
      #expect(fixture.requests == [.logOut])
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
      #expect(fixture.state == ProfileState())
      #expect(fixture.cache.user == next)
    }

    @Test("P-18: posts that are retried after logging out are not asked for")
    func ignoresRetryAfterLogOut() async throws {
      try await fixture.answerPosts(.failure(.unreachable))
      fixture.dispatch(.logOutTapped, .postsRetryTapped)
      try await settle()
      #expect(fixture.postService.calls.count == 1)
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
      #expect(fixture.state == ProfileState())
    }

    @Test("P-19, P-20: changes that fail after leaving change neither state nor cache")
    func ignoresLateFailures() async throws {
      try await fixture.changeNameAndPhoto()
      fixture.dispatch(.didLeave)
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
      try await fixture.answer(.changePhoto, with: .failure(.unreachable))
      #expect(fixture.state == ProfileState())
      #expect(fixture.cache.user == .blaine)
    }

    @Test("P-19: a name that was typed before leaving is saved")
    func savesTypedName() async throws {
      fixture.dispatch(.nameChanged("Dee"), .nameEditingEnded, .didLeave)
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.requests == [.changeDisplayName(.sample("Dee"))])
      #expect(fixture.cache.user == .blaine.renamed("Dee"))
    }

    @Test(
      "P-27: after leaving, an accepted name leaves the rest of the cache alone",
      arguments: [nil, User.dee, User.blaine.with(photo: .landscape)])
    func keepsCacheBesideName(_ user: User?) async throws {
      try await fixture.enter("Harry Houdini")
      fixture.dispatch(.didLeave)
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
      fixture.dispatch(.didLeave)
      fixture.cache.user = user
      try await fixture.answer(.changePhoto, with: .accepted)
      let isSameUser = user?.id == User.blaine.id
      #expect(fixture.cache.user == (isSameUser ? user?.with(photo: .landscape) : user))
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
      #expect(fixture.state == ProfileState())
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
      #expect(fixture.state == ProfileState())
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
      #expect(fixture.state == ProfileState())
    }

    @Test(
      "P-26: posts that arrive too late are not shown",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)],
      [true, false])
    func ignoresLatePosts(answer: ScenarioPostService.Answer, logsOut: Bool) async throws {
      try await settle()
      leave(fixture, loggingOut: logsOut)
      try await fixture.answerPosts(answer)
      #expect(fixture.state == ProfileState())
    }

    @Test(
      "P-20: answers to a screen that was left do not reach the slice of the next screen",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.blaine, .dee])
    func keepsNextScreen(answer: ScenarioService.Answer, next: User) async throws {
      try await fixture.changeNameAndPhoto()
      fixture.dispatch(.didLeave)
      fixture.cache.user = next
      fixture.dispatch(.viewWillAppear)
      try await fixture.enter("Harry Houdini")
      let state = fixture.state
      try await fixture.answer(.changePhoto, with: answer)
      try await fixture.answer(.changeDisplayName, with: answer)
      #expect(fixture.state == state)
      #expect(state.nameBeingSaved == .sample("Harry Houdini"))

      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.state == .presenting(next.renamed("Harry Houdini")))
      #expect(fixture.cache.user?.displayName == .sample("Harry Houdini"))
      #expect(fixture.cache.user?.id == next.id)
    }

    @Test("P-18, P-27: logging out does not cancel a change of a screen that was left before")
    func keepsFormerChangeOnLogOut() async throws {
      try await fixture.enter("Dee")
      fixture.dispatch(.didLeave, .viewWillAppear, .logOutTapped, .didLeave)
      #expect(fixture.service.calls.map(\.isCancelled) == [false])
      fixture.cache.user = .blaine
      fixture.dispatch(.viewWillAppear)
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.cache.user == .blaine.renamed("Dee"))
      #expect(fixture.state == .presenting(.blaine))
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

    private final class Target {}

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
}
