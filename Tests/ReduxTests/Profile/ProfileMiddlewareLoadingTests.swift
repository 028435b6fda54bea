import Jobs
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile middleware: loading and posts")
struct ProfileMiddlewareLoadingTests {
  let fixture = ProfileFixture(cached: nil)

  @Test(
    "P-2, P-22: a loaded user is cached, in place of another one, and the posts are asked for",
    arguments: [User.blaine, .dee], [nil, User.dee])
  func cachesLoadedUser(_ user: User, cachedMeanwhile: User?) async throws {
    fixture.dispatch(.viewWillAppear)
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
    fixture.dispatch(.viewWillAppear)
    #expect(fixture.state == .showing(user))
    try await settle()
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == user)
    #expect(fixture.postService.calls.map(\.userID) == [user.id])
  }

  @Test("P-4: a failed load says why, and a retry asks even if another part has cached a user")
  func retries() async throws {
    fixture.dispatch(.viewWillAppear)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    #expect(fixture.state == .failed(message: "The profile could not be reached."))
    fixture.cache.user = .dee
    fixture.dispatch(.retryTapped)
    #expect(fixture.state == .loading)
    try await fixture.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(fixture.state == .failed(message: "The saved profile cannot be read."))
    #expect(fixture.cache.user == .dee)
    #expect(fixture.postService.calls.isEmpty)

    fixture.dispatch(.retryTapped)
    try await fixture.answer(.currentUser, with: .user(.blaine))
    #expect(fixture.requests == [.currentUser, .currentUser, .currentUser])
    #expect(fixture.state == .showing(.blaine))
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-1, P-5: the profile is asked for once, even if the screen appears again while loading")
  func appearsAgainWhileLoading() async throws {
    fixture.dispatch(.viewWillAppear, .viewWillAppear)
    fixture.cache.user = .dee
    fixture.dispatch(.viewWillAppear)
    try await settle()
    #expect(fixture.state == .loading)
    #expect(fixture.requests == [.currentUser])
  }

  @Test("P-5: appearing again with a profile changes nothing", arguments: [User.dee, nil])
  func appearsAgainWhenLoaded(cached: User?) async throws {
    let fixture = ProfileFixture(showing: .blaine)
    fixture.dispatch(.nameChanged("Dav"))
    fixture.cache.user = cached
    let state = fixture.state
    fixture.dispatch(.viewWillAppear)
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
        fixture.state?.profile?.posts == .failed(message: "The posts could not be reached."))
      fixture.dispatch(.postsRetryTapped)
      #expect(fixture.state == .showing(.blaine))
      try await settle()
      #expect(fixture.postService.calls.count == count + 1)
    }
    #expect(fixture.postService.calls.allSatisfy { $0.userID == User.blaine.id })
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-24: posts that are being loaded are not asked for again")
  func loadsPostsOnce() async throws {
    let fixture = ProfileFixture(showing: .blaine)
    fixture.dispatch(.postsRetryTapped, .didLoad(.success(.dee)))
    try await settle()
    #expect(fixture.postService.calls.map(\.isCancelled) == [false])
    #expect(fixture.state == .showing(.blaine))
  }

  @Test("P-25: a post is shown, once, by a screen with a profile only, and changes nothing")
  func showsPost() async throws {
    fixture.dispatch(.viewWillAppear, .postSelected(.sample(1)))
    #expect(fixture.shownPosts.isEmpty)
    try await fixture.answer(.currentUser, with: .user(.blaine))
    fixture.dispatch(.postSelected(.sample(1)))
    #expect(fixture.shownPosts == [.sample(1)])
    #expect(fixture.state == .showing(.blaine))
  }

  @Test("Actions of the greeting are passed on, and ask nothing")
  func passesOthersOn() async throws {
    let person = Person(firstName: "David", lastName: "Blaine")
    fixture.store.dispatch(.greeting(.showGreetingTapped(person), on: fixture.id))
    #expect(fixture.store.state.greetings == [fixture.id: GreetingState(person: person)])
    try await settle()
    #expect(fixture.requests.isEmpty)
  }
}
