import Foundation
import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile view state")
struct ProfileViewStateTests {
  @Test("P-1: nothing is shown before the screen appears, and a running spinner while loading")
  func showsLoading() {
    let initial = ProfileViewState(.initial)
    #expect(!initial.isLoading)
    #expect(initial.loadError == nil)
    #expect(initial.profile == nil)
    let loading = ProfileViewState(.loading)
    #expect(loading.isLoading)
    #expect(loading.loadError == nil)
    #expect(loading.profile == nil)
  }

  @Test("P-4: a failed load shows its message alone")
  func showsLoadError() {
    let failed = ProfileViewState(.failed(message: "Out of reach."))
    #expect(!failed.isLoading)
    #expect(failed.loadError == "Out of reach.")
    #expect(failed.profile == nil)
  }

  @Test("P-2: a loaded profile is shown alone, with all that can be changed")
  func showsProfile() throws {
    let loaded = ProfileViewState(.showing(.blaine))
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
    #expect(ProfileState.showing(.dee).shown?.photo == nil)
  }

  @Test("P-6: while a name is being saved, it says so, and the field keeps what was typed")
  func showsSaving() throws {
    let profile = try #require(
      ProfileState.showing(.blaine) {
        $0.draft = " Dee"
        $0.nameChange = .saving
      }.shown)
    #expect(profile.name == "David Blaine")
    #expect(profile.nameFieldText == " Dee")
    #expect(profile.isSaving)
    #expect(profile.nameError == nil)
  }

  @Test("P-7: after a failure, its message is beside the name, which is not being saved any more")
  func showsNameError() throws {
    let profile = try #require(
      ProfileState.showing(.blaine) { $0.nameChange = .failed(message: "No name.") }.shown)
    #expect(profile.nameError == "No name.")
    #expect(!profile.isSaving)
    #expect(profile.photoError == nil)
    #expect(profile.postsError == nil)
  }

  @Test("P-12, P-14: a photo that is being changed is said to be, beside a message")
  func showsChangingPhoto() throws {
    let profile = try #require(
      ProfileState.showing(.blaine) {
        $0.isChangingPhoto = true
        $0.photoError = "No photo."
      }.shown)
    #expect(profile.isChangingPhoto)
    #expect(profile.photoError == "No photo.")
    #expect(profile.nameError == nil)
  }

  @Test(
    "P-22, P-23, P-24: rows, that there are none, or a message is shown, and nothing meanwhile",
    arguments: [
      (PostsState.loading, [], false, nil),
      (.loaded([PostRow(.sample(1), in: .auckland)]), ["Post 1"], false, nil),
      (.empty, [], true, nil),
      (.failed(message: "No posts."), [], false, "No posts."),
    ] as [(PostsState, [String], Bool, String?)])
  func showsPosts(
    state: PostsState, titles: [String], hasNoPosts: Bool, message: String?
  ) throws {
    let profile = try #require(ProfileState.showing(.blaine) { $0.postsState = state }.shown)
    #expect(profile.posts.map(\.title) == titles)
    #expect(profile.hasNoPosts == hasNoPosts)
    #expect(profile.postsError == message)
  }

  @Test("P-18: after logging out, a loaded profile stays in sight")
  func showsProfileAfterLogOut() {
    let loggedOut = ProfileViewState(.loggedOut(.blaine) { $0.draft = "Dee" })
    #expect(!loggedOut.isLoading)
    #expect(loggedOut.profile?.name == "David Blaine")
    #expect(loggedOut.profile?.nameFieldText == "Dee")
    #expect(ProfileViewState(.loggedOut(nil)).profile == nil)
  }
}
