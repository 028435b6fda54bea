import Jobs
import Models
import Scenarios
import Testing

@testable import SecondMVP

extension ProfileTests {
  /// Loading and showing the user (P-1 to P-5).
  @Suite("Loading")
  struct Loading {
    @Test("Without a cached user, the profile is loading and the service is asked once")
    func loading() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      #expect(fixture.view.part == .loading)
      #expect(fixture.requests == [.currentUser])
      #expect(fixture.usersOfPostRequests.isEmpty)
    }

    @Test("A loaded user is shown and cached")
    func loaded() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      try await fixture.answer(.currentUser, with: .user(.blaine))
      #expect(fixture.view.part == .profile)
      #expect(fixture.view.name == "David Blaine")
      #expect(fixture.view.nameField == "David Blaine")
      #expect(fixture.view.nameCount == "12 of 40")
      #expect(fixture.view.photo == Photo.portrait.data)
      #expect(fixture.cache.user == .blaine)
    }

    @Test("A loaded user without a photo is shown without one")
    func loadedWithoutPhoto() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      try await fixture.answer(.currentUser, with: .user(.dee))
      #expect(fixture.view.part == .profile)
      #expect(fixture.view.photo == nil)
    }

    @Test("A loaded user replaces the one that was cached meanwhile")
    func loadedOverAnotherUser() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      fixture.cache.user = .dee
      try await fixture.answer(.currentUser, with: .user(.blaine))
      #expect(fixture.view.name == "David Blaine")
      #expect(fixture.cache.user == .blaine)
    }

    @Test("A cached user is shown in the same turn, and the service is not asked")
    func cached() async throws {
      let fixture = ProfileFixture(cached: .blaine)
      fixture.presenter.viewDidLoad()
      #expect(fixture.view.part == .profile)
      #expect(fixture.view.name == "David Blaine")
      #expect(fixture.view.photo == Photo.portrait.data)
      try await settle()
      #expect(fixture.requests.isEmpty)
      #expect(fixture.cache.user == .blaine)
    }

    @Test("The user is taken from the cache when the view loads, not when the presenter is made")
    func cachedBeforeOpening() {
      let fixture = ProfileFixture(cached: .blaine)
      fixture.cache.user = .dee
      fixture.presenter.viewDidLoad()
      #expect(fixture.view.name == "Dee")
    }

    @Test(
      "A failed load shows its message, and nothing is cached",
      arguments: [
        (UserServiceError.unreachable, "The profile could not be reached."),
        (.storeDamaged, "The saved profile cannot be read."),
      ])
    func failed(error: UserServiceError, message: String) async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      try await fixture.answer(.currentUser, with: .failure(error))
      #expect(fixture.view.part == .failed(message))
      #expect(fixture.cache.user == nil)
      #expect(fixture.usersOfPostRequests.isEmpty)
    }

    @Test("A retry starts over and shows the user that it loads")
    func retried() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      try await fixture.answer(.currentUser, with: .failure(.unreachable))
      fixture.presenter.didTapRetry()
      #expect(fixture.view.part == .loading)
      try await settle()
      #expect(fixture.requests == [.currentUser, .currentUser])
      try await fixture.answer(.currentUser, with: .user(.blaine))
      #expect(fixture.view.part == .profile)
      #expect(fixture.cache.user == .blaine)
    }

    @Test("A retry asks the service even if somebody has been cached meanwhile")
    func retriedWithCache() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      try await fixture.answer(.currentUser, with: .failure(.unreachable))
      fixture.cache.user = .dee
      fixture.presenter.didTapRetry()
      try await settle()
      #expect(fixture.view.part == .loading)
      #expect(fixture.requests == [.currentUser, .currentUser])
    }
  }
}
