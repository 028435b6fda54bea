import Foundation
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile selectors")
struct ProfileSelectorsTests {
  /// Returns the view state of a screen, beside another screen of the app.
  private func viewState(_ state: AppState) -> ProfileViewState? {
    var state = state
    state.profiles[ScreenID(number: 0)] = .failed(message: "Another screen.")
    return ProfileSelectors.viewState(on: .sample, in: state)
  }

  private func profile(_ change: (inout LoadedProfile) -> Void) throws -> ProfileViewState.Profile {
    try #require(viewState(.showing(.blaine, change))?.profile)
  }

  @Test("P-1, P-4: loading shows a spinner alone, and a failure its message alone")
  func showsNoProfile() {
    #expect(viewState(.with(.loading)) == ProfileViewState(isLoading: true))
    #expect(
      viewState(.with(.failed(message: "No answer."))) == ProfileViewState(loadError: "No answer."))
  }

  @Test("P-18: before the screen has appeared, and after logging out, it stays as it is")
  func stays() {
    for state in [AppState(), .with(.loggedOut)] { #expect(viewState(state) == nil) }
    var withoutUser = AppState.showing(.blaine)
    withoutUser.users = [:]
    #expect(viewState(withoutUser) == nil)
  }

  @Test("P-2: a loaded profile is shown alone, with all that can be changed")
  func showsProfile() throws {
    let loaded = try #require(viewState(.showing(.blaine)))
    #expect(!loaded.isLoading)
    #expect(loaded.loadError == nil)
    let profile = try #require(loaded.profile)
    #expect(profile.name == "David Blaine")
    #expect(profile.nameFieldText == "David Blaine")
    #expect(profile.nameCount == "12 of 40")
    #expect(!profile.isSaving)
    #expect(profile.nameError == nil)
    #expect(profile.photo == Photo.portrait.data)
    #expect(!profile.isChangingPhoto)
    #expect(profile.photoError == nil)
    #expect(AppState.showing(.dee).shown?.photo == nil)
  }

  @Test("P-6: while a name is being saved, it says so, and the field keeps what was typed")
  func showsSaving() throws {
    let profile = try profile {
      $0.draft = " Dee"
      $0.nameChange = .saving(.sample("Dee"))
    }
    #expect(profile.name == "David Blaine")
    #expect(profile.nameFieldText == " Dee")
    #expect(profile.isSaving)
    #expect(profile.nameError == nil)
  }

  @Test("P-7: after a failure, its message is beside the name, which is not being saved any more")
  func showsNameError() throws {
    let profile = try profile { $0.nameChange = .failed(message: "No name.") }
    #expect(profile.nameError == "No name.")
    #expect(!profile.isSaving)
    #expect(profile.photoError == nil)
    #expect(profile.postsError == nil)
  }

  @Test(
    "P-10: the count follows each character of the name that would be sent",
    arguments: [
      ("David Blaine!👩‍👩‍👧‍👦", "14 of 40"), ("", "0 of 40"), (" \n", "0 of 40"),
      ("\tDavid B  ", "7 of 40"), (String(repeating: "x", count: 41), "41 of 40"),
    ])
  func countsCharacters(text: String, count: String) throws {
    #expect(try profile { $0.draft = text }.nameCount == count)
  }

  @Test(
    "P-12, P-14: a photo that is being changed is said to be, beside a message",
    arguments: [LoadedProfile.PhotoChange.none, .choosing, .saving(.landscape)])
  func showsChangingPhoto(change: LoadedProfile.PhotoChange) throws {
    let profile = try profile {
      $0.photoChange = change
      $0.photoError = "No photo."
    }
    #expect(profile.isChangingPhoto == (change != .none))
    #expect(profile.photo == Photo.portrait.data)
    #expect(profile.photoError == "No photo.")
    #expect(profile.nameError == nil)
  }

  @Test("P-22: the rows of posts are shown")
  func showsRows() throws {
    let profile = try profile { $0.show([.sample(2), .sample(1)]) }
    #expect(profile.rows.map(\.title) == ["Post 2", "Post 1"])
    #expect(profile.rows.map(\.date) == ["2026-03-02", "2026-03-01"])
    #expect(!profile.hasNoPosts)
    #expect(profile.postsError == nil)
  }

  @Test(
    "P-22, P-23, P-24: without posts there are no rows; that there are none is said when known",
    arguments: [
      (PostsState.loading, false, nil), (.empty, true, nil),
      (.failed(message: "No posts."), false, "No posts."),
    ])
  func showsNoPosts(state: PostsState, hasNoPosts: Bool, message: String?) throws {
    let profile = try profile { $0.postsState = state }
    #expect(profile.rows.isEmpty)
    #expect(profile.hasNoPosts == hasNoPosts)
    #expect(profile.postsError == message)
  }
}
