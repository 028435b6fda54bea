import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile reducer: loading")
struct ProfileReducerLoadingTests {
  @Test("P-1: the profile is loading once the screen appears with nothing cached")
  func loads() {
    #expect(reduce(.initial, .viewWillAppear) == Reduced(.initial, effects: [.lookUpCachedUser]))
    #expect(
      reduce(.initial, .viewWillAppear, .didLookUpCachedUser(nil))
        == Reduced(.loading, effects: [.load]))
  }

  @Test(
    "P-3: a cached user is shown, and the service is not asked", arguments: [User.blaine, .dee])
  func showsCachedUser(_ user: User) {
    #expect(
      reduce(.initial, .viewWillAppear, .didLookUpCachedUser(user))
        == Reduced(.showing(user), effects: [.loadPosts(by: user.id)]))
  }

  @Test(
    "P-2, P-22: a loaded user is shown, and then the posts are asked for",
    arguments: [User.blaine, .dee])
  func showsLoadedUser(_ user: User) {
    #expect(
      reduce(.loading, .didLoad(.success(user)))
        == Reduced(.showing(user), effects: [.loadPosts(by: user.id)]))
  }

  @Test(
    "P-4: a failed load shows its message, and no posts are asked for",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.storeDamaged, "The saved profile cannot be read."),
    ])
  func fails(error: UserServiceError, message: String) {
    #expect(
      reduce(.loading, .didLoad(.failure(error))) == Reduced(.failed(message: message)))
  }

  @Test("P-4: a retry starts over, and asks the service even if another part has cached a user")
  func retries() {
    #expect(
      reduce(.failed(message: "Out of reach."), .retryTapped)
        == Reduced(.loading, effects: [.load]))
    #expect(
      reduce(.failed(message: "Out of reach."), .retryTapped, .didLoad(.success(.blaine)))
        == Reduced(.showing(.blaine), effects: [.loadPosts(by: User.blaine.id)]))
  }

  @Test("A late or repeated answer about the user, and a retry without a failure, change nothing")
  func ignoresRepeatedMessages() {
    let failed = ProfileState.failed(message: "Out of reach.")
    let loaded = ProfileState.showing(.blaine) { $0.draft = "Dav" }
    for state in [ProfileState.initial, failed, loaded] {
      #expect(reduce(state, .didLoad(.success(.dee))) == Reduced(state))
      #expect(reduce(state, .didLoad(.failure(UserServiceError.unreachable))) == Reduced(state))
    }
    for state in [.loading, failed, loaded] {
      #expect(reduce(state, .didLookUpCachedUser(.dee)) == Reduced(state))
      #expect(reduce(state, .didLookUpCachedUser(nil)) == Reduced(state))
    }
    for state in [.initial, .loading, loaded] {
      #expect(reduce(state, .retryTapped) == Reduced(state))
    }
  }

  @Test(
    "P-5: appearing again changes nothing",
    arguments: [
      ProfileState.loading, .failed(message: "Out of reach."), .loggedOut(nil),
      .showing(.blaine) {
        $0.draft = "Dav"
        $0.nameChange = .failed(message: "No name.")
        $0.show([.sample(1)])
      },
    ])
  func appearsAgain(_ state: ProfileState) {
    #expect(reduce(state, .viewWillAppear) == Reduced(state))
  }
}
