import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

extension ViewFree {
  @Suite("Profile, presenter and interactor: photo") struct ProfilePhotoTests {
    private let fixture = ProfileFixture.showing()

    @Test("P-12: a chosen photo is sent; the button is disabled from the tap until the answer")
    func changed() async throws {
      fixture.presenter.changePhotoTapped()
      #expect(!fixture.view.shown.isChangePhotoEnabled)
      try await settle()
      #expect(fixture.photoLibrary.openedCount == 1)

      try fixture.photoLibrary.choose(.png)
      try await settle()
      #expect(!fixture.view.shown.isChangePhotoEnabled)
      #expect(fixture.view.shown.photo == .placeholder)
      #expect(fixture.service.calls.map(\.request) == [.changePhoto(try Photo(.png))])

      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.view.shown.isChangePhotoEnabled)
      #expect(fixture.view.shown.photo == .data(.png))
      #expect(fixture.cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-13: cancelling in the library changes nothing and asks nothing")
    func cancelled() async throws {
      let shown = fixture.view.shown
      try await fixture.choosePhoto(nil)
      #expect(fixture.view.shown == shown)
      #expect(fixture.service.calls.isEmpty)
      #expect(fixture.cache.user == .sample)
    }

    @Test("P-14: after a failed upload the former photo stays")
    func failed() async throws {
      try await fixture.choosePhoto(.png)
      try await fixture.answer(.changePhoto, with: .accepted)
      try await fixture.choosePhoto(.jpeg)
      try await fixture.answer(.changePhoto, with: .failure(.unreachable))

      #expect(fixture.view.shown.error == "The profile could not be reached.")
      #expect(fixture.view.shown.photo == .data(.png))
      #expect(fixture.view.shown.isChangePhotoEnabled)
      #expect(fixture.cache.user?.photo == (try Photo(.png)))
    }

    @Test(
      "P-15: what is no photo, or too large, is never sent",
      arguments: [
        (Data.gif, "Only PNG and JPEG photos can be used."),
        (Data(), "Only PNG and JPEG photos can be used."),
        (.png + Data(count: 5_000_000), "A photo can have at most 5 MB."),
      ])
    func refused(data: Data, message: String) async throws {
      try await fixture.choosePhoto(data)
      #expect(fixture.service.calls.isEmpty)
      #expect(fixture.view.shown.error == message)
      #expect(fixture.view.shown.photo == .placeholder)
      #expect(fixture.view.shown.isChangePhotoEnabled)
    }

    @Test("P-15: the largest photo is sent")
    func largest() async throws {
      try await fixture.choosePhoto(.png + Data(count: 5_000_000 - Data.png.count))
      #expect(fixture.service.calls.count == 1)
      try await fixture.end()
    }

    @Test(
      "P-16: name and photo may be answered in either order",
      arguments: [
        [.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
      ] as [[ScenarioService.Kind]])
    func bothInFlight(order: [ScenarioService.Kind]) async throws {
      fixture.endEditing(with: "Anna")
      try await fixture.choosePhoto(.png)
      #expect(fixture.service.calls.count == 2)
      for kind in order {
        try await fixture.answer(kind, with: .accepted)
      }

      #expect(
        fixture.view.shown
          == .init(
            isProfileVisible: true, name: "Anna", nameFieldText: "Anna", nameCount: "4 of 40",
            photo: .data(.png)))
      #expect(fixture.cache.user?.displayName.text == "Anna")
      #expect(fixture.cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-27: an accepted change keeps what else another part has cached of the user")
    func keepsOtherChanges() async throws {
      fixture.endEditing(with: "Anna")
      try await settle()
      fixture.cache.user?.photo = try Photo(.jpeg)
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.cache.user?.displayName.text == "Anna")
      #expect(fixture.cache.user?.photo == (try Photo(.jpeg)))
      #expect(fixture.view.shown.photo == .placeholder)

      try await fixture.choosePhoto(.png)
      fixture.cache.user?.displayName = .sample("Dee")
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.cache.user?.displayName.text == "Dee")
      #expect(fixture.cache.user?.photo == (try Photo(.png)))
      #expect(fixture.view.shown.name == "Anna")
    }

    @Test(
      "P-27: an accepted change leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      fixture.endEditing(with: "Anna")
      try await fixture.choosePhoto(.png)
      fixture.cache.user = user
      try await fixture.answer(.changeDisplayName, with: .accepted)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.cache.user == user)
      #expect(fixture.view.shown.name == "Anna")
      #expect(fixture.view.shown.photo == .data(.png))
    }
  }
}
