import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfilePhotoTests {
  private let fixture = ProfileFixture()

  @Test("P-12: a chosen photo is sent; the button is disabled from the tap until the answer")
  func changed() async throws {
    fixture.presenter.changePhotoTapped()
    #expect(fixture.router.librariesOpened == 1)
    #expect(fixture.shown == .sample { $0.isChangePhotoEnabled = false })

    fixture.presenter.didChoosePhoto(.png)
    try await settle()
    #expect(fixture.shown == .sample { $0.isChangePhotoEnabled = false })
    #expect(fixture.requests == [.changePhoto(try Photo(.png))])
    #expect(fixture.cache.user == .sample)

    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.shown == .sample { $0.photo = .data(.png) })
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test(
    "P-12: after each end the photo can be changed again",
    arguments: [nil, .gif, .jpeg] as [Data?],
    [ScenarioService.Answer.accepted, .failure(.refused)])
  func changedAgain(first: Data?, answer: ScenarioService.Answer) async throws {
    try await fixture.choosePhoto(first)
    if first == .jpeg { try await fixture.answer(.changePhoto, with: answer) }
    try await fixture.choosePhoto(.png)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.shown == .sample { $0.photo = .data(.png) })
    #expect(fixture.router.librariesOpened == 2)
  }

  @Test("P-13: cancelling in the library changes nothing and asks nothing")
  func cancelled() async throws {
    try await fixture.choosePhoto(nil)
    #expect(fixture.shown == .sample())
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-14: after a failed upload the former photo stays",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.refused, "The change was not accepted."),
    ])
  func failed(error: UserServiceError, message: String) async throws {
    try await fixture.choosePhoto(.png)
    try await fixture.answer(.changePhoto, with: .accepted)
    try await fixture.choosePhoto(.jpeg)
    try await fixture.answer(.changePhoto, with: .failure(error))
    #expect(
      fixture.shown
        == .sample {
          $0.photo = .data(.png)
          $0.photoError = message
        })
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test(
    "P-15: data that is no photo is never sent",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
    ])
  func refused(data: Data, message: String) async throws {
    try await fixture.choosePhoto(data)
    #expect(fixture.shown == .sample { $0.photoError = message })
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func largest() async throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    try await fixture.choosePhoto(data)
    #expect(fixture.requests == [.changePhoto(try Photo(data))])
  }

  @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
  func tooLarge() async throws {
    try await fixture.choosePhoto(Data.png + Data(count: 5_000_001 - Data.png.count))
    #expect(fixture.shown == .sample { $0.photoError = "A photo can have at most 5 MB." })
    #expect(fixture.requests.isEmpty)
  }

  @Test(
    "P-16: name and photo may be answered in either order",
    arguments: [
      [.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
    ] as [[ScenarioService.Kind]])
  func bothInFlight(order: [ScenarioService.Kind]) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    #expect(fixture.requests.count == 2)
    for kind in order { try await fixture.answer(kind, with: .accepted) }
    #expect(
      fixture.shown
        == .sample {
          $0.setName("Anna")
          $0.photo = .data(.png)
        })
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test(
    "P-16: a refused change does not undo the one that is accepted, in either order",
    arguments: [true, false], [true, false])
  func oneRefused(isNameAccepted: Bool, isNameFirst: Bool) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    let kinds: [ScenarioService.Kind] =
      isNameFirst ? [.changeDisplayName, .changePhoto] : [.changePhoto, .changeDisplayName]
    let isFirstAccepted = isNameFirst == isNameAccepted
    let refused = ScenarioService.Answer.failure(.refused)
    try await fixture.answer(kinds[0], with: isFirstAccepted ? .accepted : refused)
    #expect(fixture.shown.isNameFieldEnabled == isNameFirst)
    #expect(fixture.shown.isSavingName == !isNameFirst)
    #expect(fixture.shown.isChangePhotoEnabled == !isNameFirst)
    try await fixture.answer(kinds[1], with: isFirstAccepted ? refused : .accepted)
    let shown = ProfileViewSpy.Shown.sample {
      $0.nameFieldText = "Anna"
      $0.nameCount = "4 of 40"
      if isNameAccepted {
        $0.name = "Anna"
        $0.photoError = "The change was not accepted."
      } else {
        $0.nameError = "The change was not accepted."
        $0.photo = .data(.png)
      }
    }
    #expect(fixture.shown == shown)
    #expect(
      fixture.cache.user?.displayName == .sample(isNameAccepted ? "Anna" : "David Blaine"))
    #expect(fixture.cache.user?.photo == (isNameAccepted ? nil : try Photo(.png)))
  }

  @Test(
    "P-16, P-17: name and photo in flight together both fail, with a message each",
    arguments: [
      [.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
    ] as [[ScenarioService.Kind]])
  func bothFail(order: [ScenarioService.Kind]) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    for kind in order {
      try await fixture.answer(
        kind, with: .failure(kind == .changePhoto ? .unreachable : .refused))
    }
    #expect(
      fixture.shown
        == .sample {
          $0.nameFieldText = "Anna"
          $0.nameCount = "4 of 40"
          $0.nameError = "The change was not accepted."
          $0.photoError = "The profile could not be reached."
        })
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-27: an accepted change keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    try await fixture.enter("Anna")
    fixture.cache.user?.photo = try Photo(.jpeg)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.jpeg)))
    #expect(fixture.shown.photo == .placeholder)

    try await fixture.choosePhoto(.png)
    fixture.cache.user?.displayName = .sample("Dee")
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Dee"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
    #expect(fixture.shown.name == "Anna")
  }

  @Test(
    "P-27: an accepted change leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
    #expect(fixture.shown.name == "Anna")
    #expect(fixture.shown.photo == .data(.png))
  }
}
