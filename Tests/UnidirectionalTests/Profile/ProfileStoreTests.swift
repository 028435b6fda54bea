import Jobs
import Models
import Scenarios
import Testing

@testable import Unidirectional

/// Tests of the store of the profile with its reducer and its effects, as the assembly joins them.
@Suite("Profile store")
struct ProfileStoreTests {
  @Test("P-3: a cached user is rendered before viewWillAppear returns, and nothing before")
  func rendersCachedUser() async throws {
    let fixture = StoreFixture(cached: .blaine)
    fixture.store.send(.viewWillAppear)
    #expect(fixture.states == [.initial, .showing(.blaine)])
    try await settle()
    #expect(fixture.effects.requests.isEmpty)
    #expect(fixture.effects.postService.calls.map(\.userID) == [User.blaine.id])
  }

  @Test("P-1, P-2, P-6: answers come back as messages, whose effects run in turn")
  func takesAnswers() async throws {
    let fixture = StoreFixture(cached: nil)
    fixture.store.send(.viewWillAppear)
    #expect(fixture.states == [.initial, .loading])
    try await fixture.effects.answer(.currentUser, with: .user(.blaine))
    #expect(fixture.states.last == .showing(.blaine))
    try await fixture.effects.answerPosts(.posts([.sample(1)]))
    fixture.store.send(.nameChanged("Dee"))
    fixture.store.send(.nameEditingEnded)
    try await fixture.effects.answer(.changeDisplayName, with: .accepted)
    #expect(
      fixture.states.last
        == .showing(.blaine.renamed("Dee")) { $0.show([.sample(1)]) })
    #expect(fixture.effects.cache.user == .blaine.renamed("Dee"))
  }

  @Test("P-18: logging out empties the cache, then leads to the log-in screen, in the same turn")
  func logsOut() async throws {
    let fixture = StoreFixture(cached: .blaine)
    var cachedUsers: [User?] = []
    fixture.effects.effectHandler.showLogIn = { [cache = fixture.effects.cache] in
      cachedUsers.append(cache.user)
      // Editing ends while the screen is being replaced.
      fixture.store.send(.nameEditingEnded)
      fixture.store.send(.didLeave)
    }
    fixture.store.send(.viewWillAppear)
    fixture.store.send(.nameChanged("Dee"))
    fixture.store.send(.logOutTapped)
    #expect(cachedUsers == [nil])
    #expect(fixture.states.last == .loggedOut(.blaine) { $0.draft = "Dee" })
    try await settle()
    #expect(fixture.effects.requests == [.logOut])
    fixture.effects.effectHandler.showLogIn = nil
  }

  @Test("P-19, P-20: a name that was typed before leaving is saved, and no state follows")
  func savesTypedName() async throws {
    let fixture = StoreFixture(cached: .blaine)
    fixture.store.send(.viewWillAppear)
    fixture.store.send(.nameChanged("Dee"))
    fixture.store.send(.nameEditingEnded)
    fixture.store.send(.didLeave)
    let states = fixture.states
    try await fixture.effects.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.effects.requests == [.changeDisplayName(.sample("Dee"))])
    #expect(fixture.effects.cache.user == .blaine.renamed("Dee"))
    #expect(fixture.states == states)
  }

  @Test("P-21: neither a load nor a change keeps the store alive", arguments: [nil, User.blaine])
  func isReleased(cached user: User?) async throws {
    var fixture: StoreFixture? = StoreFixture(cached: user)
    weak let store = fixture?.store
    let service = try #require(fixture?.effects.service)
    fixture?.store.send(.viewWillAppear)
    fixture?.store.send(.nameChanged("Dee"))
    fixture?.store.send(.nameEditingEnded)
    try await settle()
    fixture?.store.send(.didLeave)
    fixture = nil
    #expect(store == nil)
    #expect(service.calls.map(\.isPending) == [true])
  }
}

/// The store of a profile with test doubles for its services, and a list of the rendered states.
private final class StoreFixture {
  let effects: EffectFixture
  let store: Store<ProfileState, ProfileMessage>
  private(set) var states: [ProfileState] = []

  init(cached user: User?) {
    effects = EffectFixture(cached: user)
    store = Store(
      state: .initial, reduce: ProfileReducer.reduce, run: effects.effectHandler.run)
    store.setRenderer { [weak self] in self?.states.append($0) }
  }
}
