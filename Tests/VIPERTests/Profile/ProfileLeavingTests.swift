import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

extension ViewFree {
  @Suite("Profile, presenter and interactor: leaving") struct ProfileLeavingTests {
    private let fixture = ProfileFixture.showing()

    @Test(
      "P-18: logging out cancels, empties the cache and leads to the log-in, all in one turn",
      arguments: [.accepted, .failure(.refused), nil] as [ScenarioService.Answer?])
    func logOut(answer: ScenarioService.Answer?) async throws {
      fixture.endEditing(with: "Anna")
      try await fixture.choosePhoto(.png)

      fixture.presenter.logOutTapped()
      #expect(fixture.service.calls.map(\.isCancelled) == [true, true])
      #expect(fixture.cache.user == nil)
      #expect(fixture.router.logInsShown == 1)

      fixture.presenter.didLeave()
      let shown = fixture.view.shown
      try await settle()
      #expect(fixture.service.calls.last?.request == .logOut)
      #expect(fixture.service.calls.last?.isCancelled == false)
      if let answer {
        try await fixture.answer(.logOut, with: answer)
      }
      #expect(fixture.view.shown == shown)
      #expect(fixture.router.logInsShown == 1)
      try await fixture.end()
    }

    @Test("P-18, P-20: a user who signs in after logging out stays in the cache")
    func nextUser() async throws {
      let nextUser = User(id: .init(rawValue: "next"), displayName: try DisplayName("Berta"))
      fixture.endEditing(with: "Anna")
      try await fixture.choosePhoto(.png)
      fixture.presenter.logOutTapped()
      fixture.cache.user = nextUser

      fixture.presenter.didLeave()
      #expect(fixture.cache.user == nextUser)
      try await fixture.answer(.changeDisplayName, with: .accepted)
      try await fixture.answer(.changePhoto, with: .accepted)
      try await fixture.answer(.logOut, with: .accepted)
      #expect(fixture.cache.user == nextUser)
    }

    @Test("P-19: leaving cancels a name in flight and empties the cache")
    func nameInFlight() async throws {
      fixture.endEditing(with: "Anna")
      try await settle()

      fixture.presenter.didLeave()
      #expect(fixture.service.calls.map(\.isCancelled) == [true])
      #expect(fixture.cache.user == nil)
      #expect(fixture.router.logInsShown == 0)
      try await fixture.end()
    }

    @Test("P-19: leaving cancels a photo in flight and empties the cache")
    func photoInFlight() async throws {
      try await fixture.choosePhoto(.png)

      fixture.presenter.didLeave()
      #expect(fixture.service.calls.map(\.isCancelled) == [true])
      #expect(fixture.cache.user == nil)
      try await fixture.end()
    }

    @Test("P-19: leaving with no change in flight keeps the cache", arguments: [true, false])
    func noChangeInFlight(isLibraryOpen: Bool) async throws {
      fixture.endEditing(with: "Anna")
      try await settle()
      try await fixture.answer(.changeDisplayName, with: .accepted)
      try await fixture.choosePhoto(.png)
      try await fixture.answer(.changePhoto, with: .failure(.refused))
      if isLibraryOpen {
        fixture.presenter.changePhotoTapped()
        try await settle()
      }

      fixture.presenter.didLeave()
      #expect(fixture.cache.user?.displayName.text == "Anna")
      try await fixture.end()
      #expect(fixture.cache.user?.displayName.text == "Anna")
    }

    @Test(
      "P-20: after leaving, a late answer to loading changes nothing",
      arguments: [.user(.sample), .failure(.unreachable)] as [ScenarioService.Answer])
    func lateUser(answer: ScenarioService.Answer) async throws {
      let fixture = ProfileFixture()
      fixture.presenter.viewWillAppear()
      try await settle()

      fixture.presenter.didLeave()
      let shown = fixture.view.shown
      #expect(fixture.service.calls.map(\.isCancelled) == [true])
      try await fixture.answer(.currentUser, with: answer)
      #expect(fixture.view.shown == shown)
      #expect(fixture.cache.user == nil)
    }

    @Test(
      "P-20: after leaving or logging out, a late answer to a change changes nothing",
      arguments: [.accepted, .failure(.unreachable)] as [ScenarioService.Answer], [true, false])
    func lateChange(answer: ScenarioService.Answer, isLogOut: Bool) async throws {
      fixture.endEditing(with: "Anna")
      try await fixture.choosePhoto(.png)

      if isLogOut {
        fixture.presenter.logOutTapped()
      } else {
        fixture.presenter.didLeave()
      }
      let shown = fixture.view.shown
      try await fixture.answer(.changeDisplayName, with: answer)
      try await fixture.answer(.changePhoto, with: answer)
      #expect(fixture.view.shown == shown)
      #expect(fixture.cache.user == nil)
      try await fixture.end()
    }

    @Test("P-20: after leaving, a photo chosen late is not sent", arguments: [Data.png, .gif])
    func lateChoice(data: Data) async throws {
      fixture.presenter.changePhotoTapped()
      try await settle()

      fixture.presenter.didLeave()
      let shown = fixture.view.shown
      try fixture.photoLibrary.choose(data)
      try await settle()
      #expect(fixture.service.calls.isEmpty)
      #expect(fixture.view.shown == shown)
    }

    @Test("P-1, P-2: a screen that is pushed again starts anew")
    func startsAnew() async throws {
      fixture.endEditing(with: "Anna")
      try await fixture.choosePhoto(.png)

      fixture.presenter.didLeave()
      fixture.presenter.viewWillAppear()
      #expect(fixture.view.shown.isLoading && fixture.view.shown.isProfileVisible == false)
      try await settle()
      try await fixture.answer(.currentUser, with: .user(.sample))
      #expect(fixture.view.shown.name == User.sample.displayName.text)
      #expect(fixture.view.shown.isNameFieldEnabled && !fixture.view.shown.isSaving)
      #expect(fixture.view.shown.isChangePhotoEnabled)
      try await fixture.end()
    }

    @Test("Editing that ends because the screen goes away after logging out is not sent")
    func editingEndsAfterLogOut() async throws {
      fixture.type("Anna")
      fixture.presenter.logOutTapped()
      fixture.presenter.nameEditingEnded("Anna")
      try await settle()
      #expect(fixture.service.calls.map(\.request) == [.logOut])
      try await fixture.end()
      #expect(fixture.cache.user == nil)
    }
  }
}
