import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: loading")
struct ProfileReducerLoadingTests {
  @Test("P-1, P-4: a screen that appears with nothing cached is loading, also after a retry")
  func startsLoading() {
    #expect(AppState().after(.viewWillAppear(cached: nil)) == .with(.loading))
    #expect(AppState.with(.failed(message: "No answer.")).after(.retryTapped) == .with(.loading))
  }

  @Test(
    "P-2, P-3: a user is shown, whether loaded or found in the cache",
    arguments: [User.blaine, .dee])
  func showsUser(_ user: User) {
    #expect(AppState().after(.viewWillAppear(cached: user)) == .showing(user))
    #expect(AppState.with(.loading).after(.didLoad(.success(user))) == .showing(user))
  }

  @Test(
    "P-4: a failed load shows its message",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.storeDamaged, "The saved profile cannot be read."),
    ])
  func fails(error: UserServiceError, message: String) {
    #expect(
      AppState.with(.loading).after(.didLoad(.failure(error))) == .with(.failed(message: message)))
  }

  @Test("A late or repeated answer, a retry without a failure, and appearing again change nothing")
  func ignoresRepeatedActions() {
    let loaded = AppState.showing(.blaine) { $0.draft = "Dav" }
    let others: [AppState] = [.with(.failed(message: "No answer.")), loaded, .with(.loggedOut)]
    for state in others + [AppState()] {
      for user in [User.blaine.renamed("Dai"), .dee] {
        #expect(state.after(.didLoad(.success(user))) == state)
      }
      #expect(state.after(.didLoad(.failure(UserServiceError.unreachable))) == state)
    }
    for state in others + [.with(.loading)] {
      for user in [nil, User.blaine.renamed("Dai"), .dee] {
        #expect(state.after(.viewWillAppear(cached: user)) == state)
      }
    }
    for state in [AppState(), .with(.loading), loaded, .with(.loggedOut)] {
      #expect(state.after(.retryTapped) == state)
    }
  }
}
