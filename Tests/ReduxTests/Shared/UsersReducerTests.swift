import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Users reducer")
struct UsersReducerTests {
  @Test("P-2: a loaded user is kept, in place of what was known of this user")
  func keepsLoadedUser() {
    #expect(reduce([], .didLoad(.success(.blaine))) == [.blaine])
    #expect(
      reduce([.blaine.renamed("Dai"), .dee], .didLoad(.success(.blaine))) == [.blaine, .dee])
    #expect(reduce([.dee], .didLoad(.failure(UserServiceError.unreachable))) == [.dee])
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
    #expect(reduce([.blaine, .dee], .logOutTapped) == [])
  }

  @Test("P-21: a change of a user who is not known makes no user")
  func makesNoUser() {
    #expect(reduce([.dee], .didSaveDisplayName("Dai")) == [.dee])
    #expect(reduce([.dee], .didSavePhoto) == [.dee])
  }

  private func reduce(_ users: Set<User>, _ action: ProfileAction) -> Set<User> {
    var state = Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) })
    UsersReducer.reduce(&state, action)
    return Set(state.values)
  }
}
