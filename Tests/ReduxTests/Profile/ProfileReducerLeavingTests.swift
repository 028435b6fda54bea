import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: leaving")
struct ProfileReducerLeavingTests {
  /// A state of each kind.
  let states: [AppState] = [
    .with(.loading), .with(.failed(message: "No answer.")), .showing(.dee) { $0.draft = "D" },
    .with(.loggedOut),
  ]

  @Test("P-18: logging out ends each state, and leaves no profile and no user")
  func logsOut() {
    for state in states { #expect(state.after(.logOutTapped) == .with(.loggedOut)) }
  }

  @Test("P-18: a second tap, and one on a screen that has left, change nothing")
  func logsOutOnce() {
    var state = AppState.with(.loggedOut)
    state.users = [User.dee.id: .dee]
    #expect(state.after(.logOutTapped) == state)
    state.profiles = [:]
    #expect(state.after(.logOutTapped) == state)
  }

  @Test("P-19, P-21: leaving leaves no slice and no user")
  func leaves() {
    for state in states { #expect(state.after(.didLeave) == AppState()) }
  }

  @Test("P-18, P-20: actions on a loaded profile change no other state, and make no slice")
  func needsProfile() {
    for state in states + [AppState()] where state.profile == nil {
      for action in [
        .nameChanged("Dee"), .nameEditingEnded, .didSaveDisplayName("Dee"), .changePhotoTapped,
        .didChoosePhoto(.jpeg), .didSavePhoto, .postsRetryTapped, .didLoadPosts([.sample(1)]),
        .didFailToLoadPosts,
      ] as [ProfileAction] {
        #expect(state.after(action) == state)
      }
    }
  }
}
