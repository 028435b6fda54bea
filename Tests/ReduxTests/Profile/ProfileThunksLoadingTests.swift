import Jobs
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile thunks: loading and posts")
struct ProfileThunksLoadingTests {
  let fixture = ProfileFixture(cached: nil)

  @Test(
    "P-2, P-22: a loaded user is cached, in place of another one, and the posts are asked for",
    arguments: [User.blaine, .dee], [nil, User.dee])
  func cachesLoadedUser(_ user: User, cachedMeanwhile: User?) async throws {
    fixture.run(Thunk.load)
    fixture.cache.user = cachedMeanwhile
    try await fixture.answer(.currentUser, with: .user(user))
    #expect(fixture.state == .showing(user))
    #expect(fixture.cache.user == user)
    #expect(fixture.postService.calls.map(\.userID) == [user.id])
  }

  @Test(
    "P-3: a cached user is in the state at once, and the service is not asked",
    arguments: [User.blaine, .dee])
  func findsCachedUser(_ user: User) async throws {
    let fixture = ProfileFixture(cached: user)
    fixture.run(Thunk.load)
    #expect(fixture.state == .showing(user))
    try await settle()
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == user)
    #expect(fixture.postService.calls.map(\.userID) == [user.id])
  }

  @Test("P-4: a failed load says why, and a retry asks even if another part has cached a user")
  func retries() async throws {
    fixture.run(Thunk.load)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    #expect(fixture.slice == .failed(message: "The profile could not be reached."))
    fixture.cache.user = .dee
    fixture.run(Thunk.reload)
    #expect(fixture.slice == .loading)
    try await fixture.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(fixture.slice == .failed(message: "The saved profile cannot be read."))
    #expect(fixture.cache.user == .dee)
    #expect(fixture.postService.calls.isEmpty)

    fixture.run(Thunk.reload)
    try await fixture.answer(.currentUser, with: .user(.blaine))
    #expect(fixture.requests == [.currentUser, .currentUser, .currentUser])
    #expect(fixture.state == .showing(.blaine))
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-1, P-5: the profile is asked for once, even if the screen appears again while loading")
  func appearsAgainWhileLoading() async throws {
    fixture.run(Thunk.load, Thunk.load)
    fixture.cache.user = .dee
    fixture.run(Thunk.load)
    try await settle()
    #expect(fixture.slice == .loading)
    #expect(fixture.requests == [.currentUser])
  }

  @Test("P-5: appearing again with a profile changes nothing", arguments: [User.dee, nil])
  func appearsAgainWhenLoaded(cached: User?) async throws {
    let fixture = ProfileFixture(showing: .blaine)
    fixture.dispatch(.nameChanged("Dav"))
    fixture.cache.user = cached
    let state = fixture.state
    fixture.run(Thunk.load)
    try await settle()
    #expect(fixture.state == state)
    #expect(fixture.requests.isEmpty)
    #expect(fixture.postService.calls.count == 1)
  }

  @Test("P-24: a retry asks for the posts again, of the same user, and can fail")
  func retriesPosts() async throws {
    let fixture = ProfileFixture(showing: .blaine)
    for count in 1...2 {
      try await fixture.answerPosts(.failure(.unreachable))
      #expect(
        fixture.state.profile?.postsState == .failed(message: "The posts could not be reached."))
      fixture.run(Thunk.reloadPosts)
      #expect(fixture.state == .showing(.blaine))
      try await settle()
      #expect(fixture.postService.calls.count == count + 1)
    }
    #expect(fixture.postService.calls.allSatisfy { $0.userID == User.blaine.id })
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-22: posts are kept with their day in the time zone of the user")
  func keepsPosts() async throws {
    let fixture = ProfileFixture(showing: .blaine)
    try await fixture.answerPosts(.posts([.sample(1)]))
    #expect(fixture.state == .showing(.blaine) { $0.show([.sample(1)]) })
    #expect(fixture.state.shown?.rows.map(\.date) == ["2026-03-01"])
  }

  @Test("P-22: no posts are asked for unless a profile is loaded")
  func needsProfile() async throws {
    fixture.run(Thunk.reloadPosts, Thunk.load, Thunk.reloadPosts)
    try await settle()
    #expect(fixture.postService.calls.isEmpty)
    #expect(fixture.slice == .loading)
  }
}
