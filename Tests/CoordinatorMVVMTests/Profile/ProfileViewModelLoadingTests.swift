import Jobs
import Models
import Scenarios
import Testing

@testable import CoordinatorMVVM

@Suite("Profile view model: loading")
struct ProfileViewModelLoadingTests {
  let fixture = ProfileFixture(cached: nil)

  @Test("P-1: while the profile is loading, only the spinner shows, and it is asked for once")
  func loads() async throws {
    #expect(fixture.content == .loading)
    fixture.viewModel.viewWillAppear()
    #expect(fixture.content == .loading)
    try await settle()
    #expect(fixture.requests == [.currentUser])
    #expect(fixture.content == .loading)
    #expect(fixture.viewModel.part.isLoading && !fixture.viewModel.part.isProfile)
    #expect(fixture.viewModel.part.error == nil)
  }

  @Test(
    "P-2: a loaded user is shown and cached, with or without photo",
    arguments: [User.blaine, .dee])
  func showsLoadedUser(_ user: User) async throws {
    fixture.viewModel.viewWillAppear()
    try await fixture.answer(.currentUser, with: .user(user))
    #expect(fixture.content == .showing(user))
    #expect(fixture.viewModel.part.isProfile && !fixture.viewModel.part.isLoading)
    #expect(fixture.viewModel.part.error == nil)
    #expect(fixture.cache.user == user)
  }

  @Test("P-2: a loaded user replaces the one whom another part of the app has cached meanwhile")
  func replacesCachedUser() async throws {
    fixture.viewModel.viewWillAppear()
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: .user(.blaine))
    #expect(fixture.content == .showing(.blaine))
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-3: a cached user is shown at once, and the service is not asked",
    arguments: [User.blaine, .dee])
  func showsCachedUser(_ user: User) async throws {
    let fixture = ProfileFixture(cached: user)
    fixture.viewModel.viewWillAppear()
    #expect(fixture.content == .showing(user))
    try await settle()
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-4: a failed load shows its message, and nothing is cached",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.storeDamaged, "The saved profile cannot be read."),
    ])
  func fails(error: UserServiceError, message: String) async throws {
    fixture.viewModel.viewWillAppear()
    try await fixture.answer(.currentUser, with: .failure(error))
    #expect(fixture.content == Content(part: .failed(message: message)))
    #expect(fixture.viewModel.part.error == message)
    #expect(!fixture.viewModel.part.isLoading && !fixture.viewModel.part.isProfile)
    #expect(fixture.cache.user == nil)
    #expect(fixture.postService.calls.isEmpty)
  }

  @Test("P-4: a retry starts over, and asks even if another part of the app has cached a user")
  func retries() async throws {
    fixture.viewModel.viewWillAppear()
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .dee
    fixture.viewModel.retryTapped()
    #expect(fixture.content == .loading)
    try await fixture.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(
      fixture.content == Content(part: .failed(message: "The saved profile cannot be read.")))
    #expect(fixture.cache.user == .dee)

    fixture.viewModel.retryTapped()
    try await fixture.answer(.currentUser, with: .user(.blaine))
    #expect(fixture.requests == [.currentUser, .currentUser, .currentUser])
    #expect(fixture.content == .showing(.blaine))
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-5: appearing again while loading sends no second request")
  func appearsAgainWhileLoading() async throws {
    fixture.viewModel.viewWillAppear()
    fixture.viewModel.viewWillAppear()
    try await settle()
    fixture.cache.user = .dee
    fixture.viewModel.viewWillAppear()
    try await settle()
    #expect(fixture.content == .loading)
    #expect(fixture.requests == [.currentUser])
  }

  @Test("P-5: appearing again with a profile changes nothing", arguments: [User.dee, nil])
  func appearsAgainWhenLoaded(cached: User?) async throws {
    let fixture = ProfileFixture(showing: .blaine)
    try await fixture.enter("David\u{7}")
    fixture.cache.user = cached
    fixture.viewModel.viewWillAppear()
    try await settle()
    #expect(
      fixture.content
        == .showing(.blaine) {
          $0.nameFieldText = "David\u{7}"
          $0.nameError = "A name cannot contain line breaks or control characters."
        })
    #expect(fixture.requests.isEmpty)
    #expect(fixture.postService.calls.count == 1)
  }

  @Test("P-5: appearing again after a failure keeps the message")
  func appearsAgainWhenFailed() async throws {
    fixture.viewModel.viewWillAppear()
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .dee
    fixture.viewModel.viewWillAppear()
    try await settle()
    #expect(
      fixture.content == Content(part: .failed(message: "The profile could not be reached.")))
    #expect(fixture.requests == [.currentUser])
  }
}
