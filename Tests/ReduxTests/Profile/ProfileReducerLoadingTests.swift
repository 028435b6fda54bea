import Models
import Scenarios
import Testing

@testable import Redux

extension ViewFree {
  @Suite("Profile reducer: loading and leaving")
  struct ProfileReducerLoadingTests {
    @Test("P-1: the profile is loading as soon as the screen appears")
    func loads() {
      #expect(ProfileState().after(.viewWillAppear) == ProfileState(phase: .loading))
    }

    @Test("P-2: a loaded user is shown, with or without photo", arguments: [User.blaine, .dee])
    func showsLoadedUser(_ user: User) {
      let loading = ProfileState(phase: .loading)
      #expect(loading.after(.didLoad(.success(user))) == .presenting(user))
    }

    @Test(
      "P-4: a failed load shows its message, and a retry starts over",
      arguments: [
        (UserServiceError.unreachable, "The profile could not be reached."),
        (.storeDamaged, "The saved profile cannot be read."),
      ])
    func fails(error: UserServiceError, message: String) {
      let failed = ProfileState(phase: .loading).after(.didLoad(.failure(error)))
      #expect(failed == ProfileState(phase: .failed(message: message)))
      #expect(failed.after(.retryTapped) == ProfileState(phase: .loading))
    }

    @Test("P-5: appearing again changes nothing, whether loading, failed, loaded or logged out")
    func appearsAgain() {
      for state in [
        ProfileState(phase: .loading), ProfileState(phase: .failed(message: "No answer.")),
        .presenting(.blaine), ProfileState(phase: .loggedOut, user: .blaine),
      ] {
        #expect(state.after(.viewWillAppear) == state)
      }
    }

    @Test("P-18: logging out leaves the screen as it is, but without a signed-in user")
    func logsOut() {
      let state = ProfileState.presenting(.blaine) {
        $0.nameErrorText = "No."
        $0.posts = [.sample(1)]
      }
      #expect(state.signedInUser == .blaine)
      var loggedOut = state
      loggedOut.phase = .loggedOut
      #expect(state.after(.logOutTapped) == loggedOut)
      #expect(loggedOut.signedInUser == nil)
    }

    @Test(
      "P-18: a name that is still being typed when logging out is neither sent nor refused",
      arguments: ["Dee", "", "David Blaine "])
    func ignoresEditingAfterLogOut(name: String) {
      let loggedOut = ProfileState.presenting(.blaine).after(.nameChanged(name), .logOutTapped)
      #expect(loggedOut.after(.nameEditingEnded) == loggedOut)
    }

    @Test("P-18: posts that are retried after logging out keep their message")
    func ignoresRetryAfterLogOut() {
      let loggedOut = ProfileState.presenting(.blaine).after(.didFailToLoadPosts, .logOutTapped)
      #expect(loggedOut.after(.postsRetryTapped) == loggedOut)
    }

    @Test("P-20: leaving resets the slice for the next screen")
    func leaves() {
      let state = ProfileState.presenting(.blaine).entering("").after(
        .changePhotoTapped, .didFailToLoadPosts)
      #expect(state.after(.didLeave) == ProfileState())
    }

    @Test("Actions of the greeting change nothing")
    func ignoresGreeting() {
      let state = ProfileReducer.reduce(.presenting(.blaine), .greeting(.didLeave))
      #expect(state == .presenting(.blaine))
    }
  }
}
