import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile reducer: leaving")
struct ProfileReducerLeavingTests {
  @Test(
    "P-18: logging out cancels all requests, logs out and then leads to the log-in screen",
    arguments: [
      (ProfileState.failed(message: "Out of reach."), ProfileState.loggedOut(nil)),
      (.loading, .loggedOut(nil)),
      (
        .showing(.blaine) { $0.nameChange = .saving },
        .loggedOut(.blaine) { $0.nameChange = .saving }
      ),
    ])
  func logsOut(_ state: ProfileState, loggedOut: ProfileState) {
    #expect(
      reduce(state, .logOutTapped)
        == Reduced(loggedOut, effects: [.cancelAll, .logOut, .showLogIn]))
  }

  @Test(
    "P-18: a name that is still being typed when logging out is neither sent nor refused",
    arguments: ["Dee", ""])
  func ignoresEditingAfterLogOut(name: String) {
    #expect(
      reduce(.showing(.blaine), .nameChanged(name), .logOutTapped, .nameEditingEnded)
        == Reduced(.loggedOut(.blaine) { $0.draft = name }))
  }

  @Test(
    "P-18, P-20: after logging out, no message has an effect, a second tap included",
    arguments: [ProfileState.loggedOut(nil), .loggedOut(.blaine)])
  func ignoresLateMessages(_ state: ProfileState) {
    for message in [
      ProfileMessage.viewWillAppear, .didLookUpCachedUser(.dee), .didLookUpCachedUser(nil),
      .retryTapped, .didLoad(.success(.dee)), .didLoad(.failure(UserServiceError.unreachable)),
      .logOutTapped, .nameChanged("Dee"), .nameEditingEnded, .changePhotoTapped,
      .postsRetryTapped, .postSelected(at: 0), .didSave("Dee"), .didSave("Dee", error: .refused),
      .didChoosePhoto(nil), .didChoosePhoto(Photo.landscape.data), .didSave(Photo.landscape),
      .didSave(Photo.landscape, error: .refused), .didLoadPosts([.sample(1)]), .didFailToLoadPosts,
    ] {
      #expect(reduce(state, message) == Reduced(state))
    }
  }

  @Test(
    "P-19, P-26: leaving cancels the load, choosing a photo and the posts, and lets changes go",
    arguments: [
      ProfileState.loading, .failed(message: "Out of reach."), .loggedOut(.blaine),
      .showing(.blaine) {
        $0.nameChange = .saving
        $0.isChangingPhoto = true
      },
    ])
  func leaves(_ state: ProfileState) {
    #expect(
      reduce(state, .didLeave)
        == Reduced(
          state,
          effects: [
            .cancel([.load, .choosePhoto, .loadPosts]),
            .letGo([.changeDisplayName, .changePhoto]),
          ]))
  }
}
