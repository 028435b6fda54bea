import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: loading and leaving")
struct ProfileReducerLoadingTests {
  /// A state of each kind.
  let states: [ProfileState] = [
    .loading, .failed(message: "No answer."), .showing(.dee) { $0.draft = "D" }, .loggedOut,
  ]

  @Test("P-1, P-5: a screen loads when it appears for the first time, and never again")
  func appearsAgain() {
    #expect(ProfileReducer.reduce(nil, .viewWillAppear) == .loading)
    for state in states {
      #expect(state.after(.viewWillAppear) == state)
    }
  }

  @Test("P-20: nothing but its appearance makes the slice of a screen, so none comes back")
  func noSlice() {
    for action in [
      .didLoad(.success(.blaine)), .retryTapped, .nameChanged("Dee"), .nameEditingEnded,
      .didSaveDisplayName("Dee"), .changePhotoTapped, .didChoosePhoto(.jpeg), .didSavePhoto,
      .postsRetryTapped, .didFailToLoadPosts, .postSelected(.sample(1)), .logOutTapped, .didLeave,
    ] as [ProfileAction] {
      #expect(ProfileReducer.reduce(nil, action) == nil)
    }
  }

  @Test("P-4: a retry means something after a failure only")
  func retries() {
    for state in states where state != .failed(message: "No answer.") {
      #expect(state.after(.retryTapped) == state)
    }
  }

  @Test("P-2, P-20: a user or a failure is taken while loading only")
  func ignoresLateUser() {
    for state in states where state != .loading {
      #expect(state.after(.didLoad(.success(.blaine))) == state)
      #expect(state.after(.didLoad(.failure(UserServiceError.refused))) == state)
    }
  }

  @Test("P-20: actions on a loaded profile change no other state")
  func needsProfile() {
    for state in states where state.profile == nil {
      for action in [
        .nameChanged("Dee"), .nameEditingEnded, .didSaveDisplayName("Dee"), .changePhotoTapped,
        .didChoosePhoto(.jpeg), .didSavePhoto, .postsRetryTapped, .didFailToLoadPosts,
        .postSelected(.sample(1)),
      ] as [ProfileAction] {
        #expect(state.after(action) == state)
      }
    }
  }

  @Test("P-18: logging out ends each state, and leaves no profile to change")
  func logsOut() {
    for state in states {
      #expect(state.after(.logOutTapped) == .loggedOut)
    }
  }

  @Test("P-20: leaving leaves no slice")
  func leaves() {
    for state in states {
      #expect(ProfileReducer.reduce(state, .didLeave) == nil)
    }
  }
}
