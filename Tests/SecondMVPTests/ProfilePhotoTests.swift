import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SecondMVP

extension ProfileTests {
  /// Changing the photo, also beside the name (P-12 to P-16).
  @Suite("Photo")
  struct Photos {
    @Test("The button is disabled from the tap until the answer")
    func button() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didTapChangePhoto()
      #expect(!fixture.view.canChangePhoto)
      try await settle()
      #expect(fixture.photoLibrary.openedCount == 1)
      #expect(fixture.requests.isEmpty)
      try fixture.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(!fixture.view.canChangePhoto)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.view.canChangePhoto)
    }

    @Test("A chosen photo is sent, and is shown and cached once it is accepted")
    func accepted() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(Photo.landscape.data)
      #expect(fixture.requests == [.changePhoto(.landscape)])
      #expect(fixture.view.photo == Photo.portrait.data)
      #expect(fixture.cache.user == .blaine)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.view.photo == Photo.landscape.data)
      #expect(fixture.view.photoError == nil)
      #expect(fixture.cache.user == .blaine.showing(.landscape))
    }

    @Test("A photo equal to the shown one is sent")
    func equal() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(Photo.portrait.data)
      #expect(fixture.requests == [.changePhoto(.portrait)])
    }

    @Test("Cancelling in the library changes nothing and asks nothing")
    func cancelled() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(nil)
      #expect(fixture.view.canChangePhoto)
      #expect(fixture.view.photo == Photo.portrait.data)
      #expect(fixture.view.photoError == nil)
      #expect(fixture.requests.isEmpty)
      #expect(fixture.cache.user == .blaine)
    }

    @Test("A failed upload shows its message and keeps the former photo")
    func failed() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(Photo.landscape.data)
      try await fixture.answer(.changePhoto, with: .failure(.refused))
      #expect(fixture.view.photoError == "The change was not accepted.")
      #expect(fixture.view.canChangePhoto)
      #expect(fixture.view.photo == Photo.portrait.data)
      #expect(fixture.cache.user == .blaine)
    }

    @Test(
      "What is no photo is never sent, and its reason is shown",
      arguments: [
        (Data.gif, "Only PNG and JPEG photos can be used."),
        (Data(), "Only PNG and JPEG photos can be used."),
        (Data.png + Data(count: 5_000_001 - 8), "A photo can have at most 5 MB."),
      ])
    func refused(data: Data, message: String) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(data)
      #expect(fixture.view.photoError == message)
      #expect(fixture.view.canChangePhoto)
      #expect(fixture.view.photo == Photo.portrait.data)
      #expect(fixture.requests.isEmpty)
    }

    @Test("The largest photo is sent")
    func largest() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(Data.png + Data(count: 5_000_000 - 8))
      #expect(fixture.requests.map(\.kind) == [.changePhoto])
    }

    @Test(
      "Name and photo are answered in either order, and neither undoes the other",
      arguments: [
        [ScenarioService.Kind.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
      ])
    func besideName(order: [ScenarioService.Kind]) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "David Blaine II")
      try await fixture.choosePhoto(Photo.landscape.data)
      try await fixture.answer(order[0], with: .accepted)
      #expect(fixture.view.isSavingName == (order[0] == .changePhoto))
      #expect(fixture.view.canChangePhoto == (order[0] == .changePhoto))
      try await fixture.answer(order[1], with: .accepted)
      #expect(fixture.view.name == "David Blaine II")
      #expect(fixture.view.photo == Photo.landscape.data)
      #expect(fixture.cache.user == .blaine.named("David Blaine II").showing(.landscape))
    }
  }
}
