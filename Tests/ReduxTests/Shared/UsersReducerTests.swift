import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Users reducer")
struct UsersReducerTests {
  let loaded = ProfileState.loaded(LoadedProfile(userID: User.blaine.id))

  @Test("P-2, P-3: a user who is loaded or cached replaces what was known of this user")
  func keepsLoadedUser() {
    #expect(reduce([], .didLoad(.success(.blaine)), on: .loading) == [.blaine])
    #expect(
      reduce([.blaine.renamed("Dai"), .dee], .didLoad(.success(.blaine)), on: .loading)
        == [.blaine, .dee])
    #expect(
      reduce([.dee], .didLoad(.failure(UserServiceError.unreachable)), on: .loading) == [.dee])
    #expect(reduce([.dee], .viewWillAppear(cached: .blaine), on: nil) == [.blaine, .dee])
    #expect(reduce([.dee], .viewWillAppear(cached: nil), on: nil) == [.dee])
  }

  @Test("P-6, P-12: an accepted name or photo is kept, beside all else of the user")
  func keepsChanges() {
    #expect(reduce([.blaine, .dee], .didSaveDisplayName("Dai")) == [.blaine.renamed("Dai"), .dee])
    #expect(
      reduce([.blaine, .dee], .didSavePhoto) == [.blaine.with(photo: .landscape), .dee])
  }

  @Test("P-9, P-14: a failed change keeps the user")
  func ignoresFailures() {
    #expect(reduce([.blaine], .didFailToChangeDisplayName()) == [.blaine])
    #expect(reduce([.blaine], .didFailToChangePhoto()) == [.blaine])
  }

  @Test("P-18: logging out forgets all users")
  func logsOut() {
    for screen in [loaded, .loading, .failed(message: "No answer.")] {
      #expect(reduce([.blaine, .dee], .logOutTapped, on: screen) == [])
    }
  }

  @Test("P-20: late actions of a screen that has logged out or left keep the users")
  func ignoresLateActions() {
    for action in [
      .didLoad(.success(.blaine)), .didSaveDisplayName("Dai"), .didSavePhoto, .logOutTapped,
    ] as [ProfileAction] {
      for screen in [ProfileState.loggedOut, nil] {
        #expect(reduce([.blaine.renamed("D")], action, on: screen) == [.blaine.renamed("D")])
      }
    }
  }

  @Test("P-21: a change of a user who is not known makes no user")
  func makesNoUser() {
    #expect(reduce([.dee], .didSaveDisplayName("Dai")) == [.dee])
    #expect(reduce([.dee], .didSavePhoto) == [.dee])
  }

  private func reduce(_ users: Set<User>, _ action: ProfileAction) -> Set<User> {
    reduce(users, action, on: loaded)
  }

  private func reduce(
    _ users: Set<User>, _ action: ProfileAction, on screen: ProfileState?
  ) -> Set<User> {
    var state = Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) })
    UsersReducer.reduce(&state, action, on: screen)
    return Set(state.values)
  }
}
