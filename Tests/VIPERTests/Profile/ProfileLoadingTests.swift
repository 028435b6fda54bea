import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileLoadingTests {
  @Test("P-1: with nothing cached the service is asked once, and only the spinner shows")
  func loading() async throws {
    let fixture = ProfileFixture(cached: nil)
    #expect(fixture.shown == .init(isLoading: true))
    try await settle()
    #expect(fixture.requests == [.currentUser])
    #expect(fixture.shown == .init(isLoading: true))
  }

  @Test("P-2: a loaded user is shown and cached", arguments: [User.sample, .blaine])
  func loaded(user: User) async throws {
    let fixture = ProfileFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .user(user))
    #expect(
      fixture.shown == .sample { if let photo = user.photo { $0.photo = .data(photo.data) } })
    #expect(fixture.cache.user == user)
  }

  @Test("P-2: a loaded user replaces the user whom another part has cached meanwhile")
  func replaces() async throws {
    let fixture = ProfileFixture(cached: nil)
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.shown == .sample())
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-3: a cached user is shown at once, and the service is not asked",
    arguments: [User.sample, .blaine])
  func cached(user: User) async throws {
    let fixture = ProfileFixture(cached: user)
    #expect(
      fixture.shown == .sample { if let photo = user.photo { $0.photo = .data(photo.data) } })
    try await settle()
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-4: a failed load shows its message alone, and caches nothing")
  func failed() async throws {
    let fixture = ProfileFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    #expect(fixture.shown == .init(loadError: "The profile could not be reached."))
    #expect(fixture.cache.user == nil)
    #expect(fixture.postService.calls.isEmpty)
  }

  @Test("P-4: each retry starts over, even if another part has cached a user meanwhile")
  func retried() async throws {
    let fixture = ProfileFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .dee

    fixture.presenter.retryTapped()
    #expect(fixture.shown == .init(isLoading: true))
    try await fixture.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(fixture.shown == .init(loadError: "The saved profile cannot be read."))
    #expect(fixture.cache.user == .dee)

    fixture.presenter.retryTapped()
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.shown == .sample())
    #expect(fixture.cache.user == .sample)
    #expect(fixture.requests == [.currentUser, .currentUser, .currentUser])
  }

  @Test(
    "P-5: appearing again changes nothing, whether loading, loaded or failed",
    arguments: [nil, .user(.sample), .failure(.unreachable)] as [ScenarioService.Answer?])
  func appearingAgain(answer: ScenarioService.Answer?) async throws {
    let fixture = ProfileFixture(cached: nil)
    try await settle()
    if let answer { try await fixture.answer(.currentUser, with: answer) }
    let shown = fixture.shown
    fixture.cache.user = .dee

    fixture.presenter.viewWillAppear()
    #expect(fixture.shown == shown)
    try await settle()
    #expect(fixture.shown == shown)
    #expect(fixture.requests == [.currentUser])
  }

  @Test("P-5: appearing again keeps the messages and what is being typed")
  func appearingAgainWhileTyping() async throws {
    let fixture = ProfileFixture()
    try await fixture.enter("")
    try await fixture.choosePhoto(.gif)
    try await fixture.answerPosts(.failure(.unreachable))
    fixture.type("Ann")
    let shown = fixture.shown
    fixture.cache.user = .dee
    fixture.presenter.viewWillAppear()
    try await settle()
    #expect(fixture.shown == shown)
    #expect(fixture.requests.isEmpty)
    #expect(fixture.postService.calls.count == 1)
  }
}
