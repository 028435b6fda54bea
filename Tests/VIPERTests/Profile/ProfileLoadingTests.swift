import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

extension ViewFree {
  @Suite("Profile, presenter and interactor: loading") struct ProfileLoadingTests {
    @Test("P-1: with nothing cached the spinner runs and the controls are hidden")
    func loading() async throws {
      let fixture = ProfileFixture()
      fixture.presenter.viewWillAppear()
      #expect(fixture.view.shown == .init(isLoading: true, isProfileVisible: false))

      try await settle()
      #expect(fixture.service.calls.map(\.request) == [.currentUser])
      #expect(fixture.view.shown == .init(isLoading: true, isProfileVisible: false))
      try await fixture.end()
    }

    @Test(
      "P-2: a loaded user is shown and cached", arguments: [nil, Data.png, Data.jpeg])
    func loaded(photo: Data?) async throws {
      var user = User.sample
      user.photo = try photo.map { try Photo($0) }
      let fixture = ProfileFixture()
      fixture.presenter.viewWillAppear()
      try await settle()

      try await fixture.answer(.currentUser, with: .user(user))

      #expect(
        fixture.view.shown
          == .init(
            isProfileVisible: true, name: "David Blaine", nameFieldText: "David Blaine",
            nameCount: "12 of 40", photo: photo.map { .data($0) } ?? .placeholder))
      #expect(fixture.cache.user == user)
    }

    @Test("P-3: a cached user is shown in the same turn and the service is not asked")
    func cached() async throws {
      let fixture = ProfileFixture(cached: .sample)
      fixture.presenter.viewWillAppear()
      #expect(
        fixture.view.shown
          == .init(
            isProfileVisible: true, name: "David Blaine", nameFieldText: "David Blaine",
            nameCount: "12 of 40", photo: .placeholder))

      try await settle()
      #expect(fixture.service.calls.isEmpty)
    }

    @Test("P-4: a failed load can be retried; nothing is shown or cached before it succeeds")
    func failed() async throws {
      let fixture = ProfileFixture()
      fixture.presenter.viewWillAppear()
      try await settle()

      try await fixture.answer(.currentUser, with: .failure(.unreachable))
      #expect(
        fixture.view.shown
          == .init(
            isProfileVisible: false, error: "The profile could not be reached.",
            isRetryVisible: true))
      #expect(fixture.cache.user == nil)

      fixture.presenter.retryTapped()
      #expect(fixture.view.shown == .init(isLoading: true, isProfileVisible: false))
      try await settle()

      try await fixture.answer(.currentUser, with: .user(.sample))
      #expect(fixture.view.shown.isProfileVisible == true)
      #expect(fixture.service.calls.map(\.request) == [.currentUser, .currentUser])
    }

    @Test(
      "P-5: appearing again changes nothing, be it loading, loaded or failed",
      arguments: [nil, .user(.sample), .failure(.unreachable)] as [ScenarioService.Answer?])
    func appearingAgain(answer: ScenarioService.Answer?) async throws {
      let fixture = ProfileFixture()
      fixture.presenter.viewWillAppear()
      try await settle()
      if let answer {
        try await fixture.answer(.currentUser, with: answer)
      }
      let shown = fixture.view.shown

      fixture.presenter.viewWillAppear()
      #expect(fixture.view.shown == shown)
      try await settle()
      #expect(fixture.view.shown == shown)
      #expect(fixture.service.calls.count == 1)
      try await fixture.end()
    }
  }
}
