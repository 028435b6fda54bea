import Jobs
import Models
import Scenarios
import Testing

@testable import ThirdMVP

@Suite("Loading the profile")
struct ProfileLoadingTests {
  @Test("With nothing cached, the service is asked while the spinner runs.")
  func loads() async throws {
    let profile = ProfileFixture(cached: nil)
    try await settle()
    #expect(profile.view.content == .loading)
    #expect(profile.requests == [.currentUser])
    #expect(profile.postService.calls.isEmpty)
  }

  @Test("A loaded user is shown and cached.")
  func showsLoadedUser() async throws {
    let profile = ProfileFixture(cached: nil)
    try await profile.answer(.currentUser, .user(.blaine))
    #expect(profile.view.content == .profile)
    #expect(profile.view.name == "David Blaine")
    #expect(profile.view.nameField == "David Blaine")
    #expect(profile.view.nameCount == "12 of 40")
    #expect(profile.view.photo == Photo.portrait.data)
    #expect(profile.cache.user == .blaine)
  }

  @Test("A user without a photo is shown without one.")
  func showsNoPhoto() async throws {
    let profile = ProfileFixture(cached: nil)
    try await profile.answer(.currentUser, .user(.dee))
    #expect(profile.view.name == "Dee")
    #expect(profile.view.photo == nil)
  }

  @Test("A cached user is shown at once, and the service is not asked.")
  func showsCachedUser() async throws {
    let profile = ProfileFixture()
    #expect(profile.view.content == .profile)
    #expect(profile.view.name == "David Blaine")
    #expect(profile.view.photo == Photo.portrait.data)
    try await settle()
    #expect(profile.requests.isEmpty)
  }

  @Test("A failed load shows its message, and nothing is cached.")
  func fails() async throws {
    let profile = ProfileFixture(cached: nil)
    try await profile.answer(.currentUser, .failure(.storeDamaged))
    #expect(profile.view.content == .failure("The saved profile cannot be read."))
    #expect(profile.cache.user == nil)
    #expect(profile.postService.calls.isEmpty)
  }

  @Test("A retry asks the service again, even if a user is cached by then.")
  func retries() async throws {
    let profile = ProfileFixture(cached: nil)
    try await profile.answer(.currentUser, .failure(.unreachable))
    profile.cache.user = .dee
    profile.presenter.retryTapped()
    #expect(profile.view.content == .loading)
    try await profile.answer(.currentUser, .user(.blaine))
    #expect(profile.view.content == .profile)
    #expect(profile.requests == [.currentUser, .currentUser])
    #expect(profile.cache.user == .blaine)
  }

  @Test("Appearing again while loading asks nothing.")
  func appearsAgainLoading() async throws {
    let profile = ProfileFixture(cached: nil)
    profile.cache.user = .dee
    profile.presenter.viewWillAppear()
    try await settle()
    #expect(profile.view.content == .loading)
    #expect(profile.requests == [.currentUser])
  }

  @Test("Appearing again after a failure keeps the message and asks nothing.")
  func appearsAgainFailed() async throws {
    let profile = ProfileFixture(cached: nil)
    try await profile.answer(.currentUser, .failure(.unreachable))
    profile.presenter.viewWillAppear()
    try await settle()
    #expect(profile.view.content == .failure("The profile could not be reached."))
    #expect(profile.requests == [.currentUser])
  }

  @Test("Appearing again once loaded keeps what was typed and asks nothing.")
  func appearsAgainLoaded() async throws {
    let profile = ProfileFixture()
    try await profile.rename(to: " ")
    profile.cache.user = .dee
    profile.presenter.viewWillAppear()
    try await settle()
    #expect(profile.view.nameField == " ")
    #expect(profile.view.nameError == "A name needs at least one character.")
    #expect(profile.view.name == "David Blaine")
    #expect(profile.postService.calls.count == 1)
  }
}
