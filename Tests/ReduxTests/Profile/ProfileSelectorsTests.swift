import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile selectors")
struct ProfileSelectorsTests {
  let selectors = ProfileSelectors(id: ScreenID(number: 1))

  /// Returns the state of an app with another screen before this one.
  private func app(_ profile: ProfileState) -> AppState {
    AppState(profiles: [ScreenID(number: 0): .showing(.dee), selectors.id: profile])
  }

  @Test("P-1, P-2, P-4: the part of the screen that is shown follows the state")
  func part() {
    #expect(selectors.part(in: app(.loading)) == .loading)
    #expect(selectors.part(in: app(.showing(.blaine))) == .profile)
    #expect(
      selectors.part(in: app(.failed(message: "No answer."))) == .loadError(message: "No answer.")
    )
  }

  @Test("P-18: before the screen has appeared, and after logging out, it stays as it is")
  func stays() {
    for state in [AppState(), app(.loggedOut)] {
      #expect(selectors.part(in: state) == nil)
      #expect(selectors.name(in: state) == nil)
      #expect(selectors.photo(in: state) == nil)
      #expect(selectors.photoChange(in: state) == nil)
      #expect(selectors.posts(in: state) == nil)
    }
  }

  @Test("P-2, P-6, P-7: the name is the saved one, and its field has what was typed")
  func name() throws {
    let state = ProfileState.showing(.blaine) {
      $0.draft = "Dee"
      $0.nameChange = .failed(message: "No.")
    }
    let name = try #require(selectors.name(in: app(state)))
    #expect(name.name == "David Blaine")
    #expect(name.draft == "Dee")
    #expect(name.errorText == "No.")
    #expect(!name.isSaving)
    let saving = try #require(selectors.name(in: app(state.entering("Dai"))))
    #expect(saving.isSaving)
    #expect(saving.errorText == nil)
  }

  @Test(
    "P-10: the count follows the characters in the field",
    arguments: [
      ("", "0 of 40"), ("David Blaine!👩‍👩‍👧‍👦", "14 of 40"),
      (String(repeating: "x", count: 41), "41 of 40"),
    ])
  func countsCharacters(text: String, count: String) {
    let state = ProfileState.showing(.blaine).after(.nameChanged(text))
    #expect(selectors.name(in: app(state))?.countText == count)
  }

  @Test("P-2, P-12: the photo is the saved one")
  func photo() {
    let saving = ProfileState.showing(.blaine) { $0.photoChange = .saving(.landscape) }
    #expect(selectors.photo(in: app(saving)) == ProfilePhoto(photo: .portrait))
    #expect(selectors.photo(in: app(.showing(.dee))) == ProfilePhoto(photo: nil))
  }

  @Test(
    "P-12: the button is disabled from the tap until the answer",
    arguments: [LoadedProfile.PhotoChange.none, .choosing, .saving(.landscape)])
  func photoChange(change: LoadedProfile.PhotoChange) {
    let state = ProfileState.showing(.blaine) {
      $0.photoChange = change
      $0.photoErrorText = "No."
    }
    #expect(
      selectors.photoChange(in: app(state))
        == ProfilePhotoChange(isEnabled: change == .none, errorText: "No."))
  }

  @Test("P-22: a row has the title and the person's day")
  func rows() throws {
    let state = ProfileState.showing(.blaine) { $0.posts = .loaded([.sample(2), .sample(1)]) }
    let posts = try #require(selectors.posts(in: app(state)))
    ScenarioPostService.setTimeZone()
    #expect(posts.rows.map(\.post) == [.sample(2), .sample(1)])
    #expect(posts.rows.map(\.title) == ["Post 2", "Post 1"])
    #expect(posts.rows.map(\.date) == ["2026-03-02", "2026-03-01"])
    #expect(!posts.isListHidden)
    #expect(posts.isNoPostsHidden)
    #expect(posts.errorText == nil)
  }

  @Test(
    "P-22, P-23, P-24: without posts there is no list; that there are none is said when known",
    arguments: [
      (LoadedProfile.Posts.loading, true, nil), (.loaded([]), false, nil),
      (.failed(message: "No."), true, "No."),
    ])
  func noPosts(posts: LoadedProfile.Posts, isNoPostsHidden: Bool, errorText: String?) throws {
    let state = ProfileState.showing(.blaine) { $0.posts = posts }
    let selected = try #require(selectors.posts(in: app(state)))
    #expect(selected.isListHidden)
    #expect(selected.isNoPostsHidden == isNoPostsHidden)
    #expect(selected.errorText == errorText)
  }
}
