import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: loading")
struct ProfileReducerLoadingTests {
  @Test("P-1, P-4: a screen that starts loading has a slice, also after a failure")
  func startsLoading() {
    #expect(AppState().after(.didStartLoading) == .with(.loading))
    #expect(
      AppState.with(.failed(message: "No answer.")).after(.didStartLoading) == .with(.loading))
  }

  @Test(
    "P-2, P-3: a user is shown, whether loaded or found in the cache",
    arguments: [User.blaine, .dee])
  func showsUser(_ user: User) {
    #expect(AppState().after(.didLoad(.success(user))) == .showing(user))
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
}
