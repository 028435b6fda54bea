import Foundation
import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerPhotoTests {
    @Test("P-12: the button is disabled from the tap until the answer, and the photo is sent")
    func inFlight() async throws {
      let screen = try ProfileScreen()
      let choosing = ProfileScreen.Shown.blaine.with { $0.isChangePhotoEnabled = false }
      try screen.tap(screen.view.changePhotoButton)
      #expect(screen.shown == choosing)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.service.calls.isEmpty)
      try screen.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(screen.shown == choosing)
      #expect(screen.service.calls.map(\.request) == [.changePhoto(.landscape)])
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test("P-12: an accepted photo is shown and cached, as often as it is changed")
    func changed() async throws {
      let screen = try ProfileScreen(cached: .sample)
      #expect(screen.shown.photo == .symbol("person.crop.circle"))
      for photo in [Photo.landscape, .portrait] {
        try await screen.choosePhoto(photo.data)
        try await screen.answer(.changePhoto, with: .accepted)
        #expect(screen.shown == .blaine.with { $0.photo = .data(photo.data) })
        #expect(screen.cache.user == User.sample.with { $0.photo = photo })
      }
      try await screen.endEveryRequest()
    }

    @Test("P-13: cancelling in the library changes nothing and asks nothing")
    func cancelled() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(nil)
      #expect(screen.shown == .blaine)
      #expect(screen.service.calls.isEmpty)
      #expect(screen.cache.user == .blaine)
      try await screen.choosePhoto(nil)
      #expect(screen.photoLibrary.openedCount == 2)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-14: a failed upload shows its message and keeps the former photo",
      arguments: [UserServiceError.unreachable, .refused])
    func failed(error: UserServiceError) async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .failure(error))
      #expect(screen.shown == .blaine.with { $0.photoError = error.localizedDescription })
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-15: what is no photo is not sent, and the person reads the reason",
      arguments: [
        (Data.gif, "Only PNG and JPEG photos can be used."),
        (Data(), "Only PNG and JPEG photos can be used."),
      ])
    func refused(data: Data, reason: String) async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(data)
      #expect(screen.shown == .blaine.with { $0.photoError = reason })
      #expect(screen.service.calls.isEmpty)
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test("P-15: a photo of 5,000,000 bytes is sent")
    func largest() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Data.png + Data(count: 5_000_000 - Data.png.count))
      #expect(screen.shown.photoError == nil)
      #expect(screen.service.calls.map(\.request.kind) == [.changePhoto])
      try await screen.endEveryRequest()
    }

    @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
    func tooLarge() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Data.png + Data(count: 5_000_001 - Data.png.count))
      #expect(screen.shown == .blaine.with { $0.photoError = "A photo can have at most 5 MB." })
      #expect(screen.service.calls.isEmpty)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-16: name and photo are answered in either order, and neither undoes the other",
      arguments: [true, false])
    func both(isNameFirst: Bool) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      let kinds: [ScenarioService.Kind] =
        isNameFirst ? [.changeDisplayName, .changePhoto] : [.changePhoto, .changeDisplayName]
      try await screen.answer(kinds[0], with: .accepted)
      #expect(screen.shown.isNameFieldEnabled == isNameFirst)
      #expect(screen.shown.isSaving != isNameFirst)
      #expect(screen.shown.isChangePhotoEnabled != isNameFirst)
      try await screen.answer(kinds[1], with: .accepted)
      #expect(
        screen.shown
          == .blaine.with {
            $0.name = "Dee"
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
            $0.photo = .data(Photo.landscape.data)
          })
      #expect(
        screen.cache.user
          == User.blaine.with {
            $0.displayName = .sample("Dee")
            $0.photo = .landscape
          })
      try await screen.endEveryRequest()
    }

    @Test(
      "P-16: a refused change does not undo the one that is accepted, in either order",
      arguments: [true, false], [true, false])
    func oneRefused(isNameAccepted: Bool, isNameFirst: Bool) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      let refused = ScenarioService.Answer.failure(.refused)
      let answers: [(ScenarioService.Kind, ScenarioService.Answer)] = [
        (.changeDisplayName, isNameAccepted ? .accepted : refused),
        (.changePhoto, isNameAccepted ? refused : .accepted),
      ]
      let (first, second) = isNameFirst ? (answers[0], answers[1]) : (answers[1], answers[0])
      try await screen.answer(first.0, with: first.1)
      #expect(screen.shown.isSaving != isNameFirst)
      #expect(screen.shown.isChangePhotoEnabled != isNameFirst)
      try await screen.answer(second.0, with: second.1)
      let shown = ProfileScreen.Shown.blaine.with {
        $0.nameFieldText = "Dee"
        $0.nameCount = "3 of 40"
        if isNameAccepted {
          $0.name = "Dee"
          $0.photoError = "The change was not accepted."
        } else {
          $0.nameError = "The change was not accepted."
          $0.photo = .data(Photo.landscape.data)
        }
      }
      #expect(screen.shown == shown)
      let user = User.blaine.with {
        if isNameAccepted { $0.displayName = .sample("Dee") } else { $0.photo = .landscape }
      }
      #expect(screen.cache.user == user)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-16, P-17: name and photo in flight together both fail, and each shows its own message",
      arguments: [true, false])
    func bothFail(isNameFirst: Bool) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      let failures: [(ScenarioService.Kind, UserServiceError)] = [
        (.changeDisplayName, .refused), (.changePhoto, .unreachable),
      ]
      for (kind, error) in isNameFirst ? failures : failures.reversed() {
        try await screen.answer(kind, with: .failure(error))
      }
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
            $0.nameError = "The change was not accepted."
            $0.photoError = "The profile could not be reached."
          })
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test("P-17: a name's message outlasts every attempt to change the photo")
    func nameError() async throws {
      let screen = try ProfileScreen()
      try await screen.failToChangeName(isRefused: false)
      let message = screen.shown.nameError
      #expect(message == "The change was not accepted.")
      try screen.type("De")
      #expect(screen.shown.nameError == message)
      for data in [nil, Data.gif, Photo.landscape.data] {
        try await screen.choosePhoto(data)
        #expect(screen.shown.nameError == message)
      }
      try await screen.answer(.changePhoto, with: .failure(.unreachable))
      #expect(screen.shown.nameError == message)
      #expect(screen.shown.photoError == "The profile could not be reached.")
      try await screen.choosePhoto(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.shown.nameError == message)
      try await screen.endEveryRequest()
    }

    @Test("P-17: a photo's message outlasts every attempt to change the name")
    func photoError() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(.gif)
      let message = screen.shown.photoError
      #expect(message == "Only PNG and JPEG photos can be used.")
      try screen.enter("")
      #expect(screen.shown.photoError == message)
      for answer in [ScenarioService.Answer.failure(.unreachable), .accepted] {
        try screen.enter("Dee")
        #expect(screen.shown.photoError == message)
        try await screen.answer(.changeDisplayName, with: answer)
        #expect(screen.shown.photoError == message)
      }
      try screen.enter("Dee ")
      #expect(screen.shown.photoError == message)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-17: opening the library and cancelling in it keep the photo's message, sending clears it")
    func ownAttempt() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(.gif)
      try screen.tap(screen.view.changePhotoButton)
      #expect(screen.shown.photoError != nil)
      try await settle()
      try screen.photoLibrary.choose(nil)
      try await settle()
      #expect(screen.shown.photoError != nil)
      try await screen.choosePhoto(Photo.landscape.data)
      #expect(screen.shown.photoError == nil)
      try await screen.answer(.changePhoto, with: .failure(.refused))
      #expect(screen.shown.photoError == "The change was not accepted.")
      try await screen.choosePhoto(Data())
      #expect(screen.shown.photoError == "Only PNG and JPEG photos can be used.")
      try await screen.endEveryRequest()
    }

    @Test(
      "P-27: an accepted photo leaves what another part has cached meanwhile",
      arguments: [nil, User.dee, .blaine.with { $0.displayName = .sample("Dee") }])
    func cache(other: User?) async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Photo.landscape.data)
      screen.cache.user = other
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(
        screen.cache.user
          == (other?.id == User.blaine.id ? other?.with { $0.photo = .landscape } : other))
      #expect(screen.shown == .blaine.with { $0.photo = .data(Photo.landscape.data) })
      try await screen.endEveryRequest()
    }
  }
}
