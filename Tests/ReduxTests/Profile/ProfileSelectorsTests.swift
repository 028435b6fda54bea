import Models
import Scenarios
import Testing

@testable import Redux

extension ViewFree {
  @Suite("Profile selectors")
  struct ProfileSelectorsTests {
    private func app(_ profile: ProfileState) -> AppState {
      AppState(profile: profile)
    }

    @Test("P-1, P-4: the phase says which part of the screen is shown")
    func phase() {
      #expect(ProfileSelectors.phase(in: AppState()) == .new)
      let failed = ProfileState.Phase.failed(message: "No answer.")
      #expect(ProfileSelectors.phase(in: app(ProfileState(phase: failed))) == failed)
    }

    @Test("P-2, P-6, P-7: the name is the saved one, and its field has what was typed")
    func name() {
      let state = ProfileState.presenting(.blaine) {
        $0.nameFieldText = "Dee"
        $0.nameErrorText = "No."
      }
      let name = ProfileSelectors.name(in: app(state))
      #expect(
        name
          == ProfileName(
            name: "David Blaine", fieldText: "Dee", isSaving: false, errorText: "No."))
      #expect(ProfileSelectors.name(in: app(state.entering("Dai"))).isSaving)
      #expect(ProfileSelectors.name(in: AppState()).name == nil)
    }

    @Test(
      "P-10: the count follows the characters in the field",
      arguments: [
        ("", "0 of 40"), ("David Blaine!👩‍👩‍👧‍👦", "14 of 40"),
        (String(repeating: "x", count: 41), "41 of 40"),
      ])
    func countsCharacters(text: String, count: String) {
      let state = ProfileState.presenting(.blaine).after(.nameChanged(text))
      #expect(ProfileSelectors.name(in: app(state)).countText == count)
    }

    @Test("P-2, P-12: the photo is the saved one")
    func photo() {
      let saving = ProfileState.presenting(.blaine) { $0.photoChange = .saving(.landscape) }
      #expect(ProfileSelectors.photo(in: app(saving)) == .portrait)
      #expect(ProfileSelectors.photo(in: app(.presenting(.dee))) == nil)
    }

    @Test(
      "P-12: the button is disabled from the tap until the answer",
      arguments: [nil, ProfileState.PhotoChange.choosing, .saving(.landscape)])
    func photoChange(change: ProfileState.PhotoChange?) {
      let state = ProfileState.presenting(.blaine) {
        $0.photoChange = change
        $0.photoErrorText = "No."
      }
      #expect(
        ProfileSelectors.photoChange(in: app(state))
          == ProfilePhotoChange(isEnabled: change == nil, errorText: "No."))
    }

    @Test("P-22: a row has the title and the person's day")
    func rows() {
      let state = ProfileState.presenting(.blaine) { $0.posts = [.sample(2), .sample(1)] }
      let posts = ProfileSelectors.posts(in: app(state))
      _ = ScenarioPostService.setTimeZone
      #expect(posts.posts == [.sample(2), .sample(1)])
      #expect(posts.rows.map(\.title) == ["Post 2", "Post 1"])
      #expect(posts.rows.map(\.date) == ["2026-03-02", "2026-03-01"])
      #expect(!posts.isListHidden)
      #expect(posts.isNoPostsHidden)
    }

    @Test("P-22: until the posts are known, there is no sign of them")
    func unknownPosts() {
      let posts = ProfileSelectors.posts(in: app(.presenting(.blaine)))
      #expect(posts == ProfilePosts(posts: nil, errorText: nil))
      #expect(posts.rows.isEmpty)
      #expect(posts.isListHidden)
      #expect(posts.isNoPostsHidden)
    }

    @Test("P-23: when there are no posts, it says so")
    func noPosts() {
      let posts = ProfilePosts(posts: [], errorText: nil)
      #expect(posts.isListHidden)
      #expect(!posts.isNoPostsHidden)
    }

    @Test("P-24: the message of the posts is theirs")
    func postsError() {
      let state = ProfileState.presenting(.blaine).after(.didFailToLoadPosts)
      #expect(
        ProfileSelectors.posts(in: app(state)).errorText == "The posts could not be reached.")
    }
  }
}
