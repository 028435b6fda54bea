import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePhotoTests {
  private let fixture = ProfileFixture.shown()

  @Test("P-12: a chosen photo is sent, and displayed and cached when it is accepted")
  func changed() async throws {
    fixture.interactor.changePhoto()
    try await settle()
    #expect(fixture.take() == [.choosingPhoto])
    #expect(fixture.photoLibrary.openedCount == 1)
    #expect(fixture.requests.isEmpty)

    try fixture.photoLibrary.choose(.png)
    try await settle()
    #expect(fixture.take() == [.savingPhoto])
    #expect(fixture.requests == [.changePhoto(try Photo(.png))])
    #expect(fixture.cache.user == .sample)

    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.take() == [.endOfChangingPhoto, .photo(.png)])
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test(
    "P-12: after each end the photo can be changed again",
    arguments: [nil, .gif, .jpeg] as [Data?],
    [ScenarioService.Answer.accepted, .failure(.refused)])
  func changedAgain(first: Data?, answer: ScenarioService.Answer) async throws {
    try await fixture.choosePhoto(first)
    if first == .jpeg { try await fixture.answer(.changePhoto, with: answer) }
    _ = fixture.take()
    try await fixture.choosePhoto(.png)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.take() == [.choosingPhoto, .savingPhoto, .endOfChangingPhoto, .photo(.png)])
    #expect(fixture.photoLibrary.openedCount == 2)
  }

  @Test("P-13: cancelling in the library displays nothing else and asks nothing")
  func cancelled() async throws {
    try await fixture.choosePhoto(nil)
    #expect(fixture.take() == [.choosingPhoto, .endOfChangingPhoto])
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-14: after a failed upload only its reason is displayed",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.refused, "The change was not accepted."),
    ])
  func failed(error: UserServiceError, message: String) async throws {
    try await fixture.choosePhoto(.jpeg)
    try await fixture.answer(.changePhoto, with: .failure(error))
    #expect(
      fixture.take() == [.choosingPhoto, .savingPhoto, .endOfChangingPhoto, .photoError(message)])
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-15: data that is no photo is never sent",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
    ])
  func refused(data: Data, message: String) async throws {
    try await fixture.choosePhoto(data)
    #expect(fixture.take() == [.choosingPhoto, .endOfChangingPhoto, .photoError(message)])
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
    let message = "A photo can have at most 5 MB."
    #expect(fixture.take() == [.choosingPhoto, .endOfChangingPhoto, .photoError(message)])
    #expect(fixture.requests.isEmpty)
  }

  @Test(
    "P-11, P-16: name and photo are answered in either order, each displayed apart",
    arguments: [
      [.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
    ] as [[ScenarioService.Kind]])
  func bothInFlight(order: [ScenarioService.Kind]) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    #expect(
      fixture.take() == [.nameCount("4 of 40"), .savingName, .choosingPhoto, .savingPhoto])
    #expect(fixture.requests.count == 2)
    for kind in order { try await fixture.answer(kind, with: .accepted) }
    let name: [ProfileDisplayLogicSpy.Display] = [
      .endOfSavingName, .name("Anna", count: "4 of 40"),
    ]
    let photo: [ProfileDisplayLogicSpy.Display] = [.endOfChangingPhoto, .photo(.png)]
    #expect(fixture.take() == (order[0] == .changePhoto ? photo + name : name + photo))
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test(
    "P-16, P-17: a refused change does not undo the one that is accepted, in either order",
    arguments: [true, false], [true, false])
  func oneRefused(isNameAccepted: Bool, isNameFirst: Bool) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    _ = fixture.take()
    let refused = ScenarioService.Answer.failure(.refused)
    let answers: [(ScenarioService.Kind, ScenarioService.Answer)] = [
      (.changeDisplayName, isNameAccepted ? .accepted : refused),
      (.changePhoto, isNameAccepted ? refused : .accepted),
    ]
    for (kind, answer) in isNameFirst ? answers : answers.reversed() {
      try await fixture.answer(kind, with: answer)
    }
    let message = "The change was not accepted."
    let name: [ProfileDisplayLogicSpy.Display] = [
      .endOfSavingName,
      isNameAccepted ? .name("Anna", count: "4 of 40") : .nameError(message),
    ]
    let photo: [ProfileDisplayLogicSpy.Display] = [
      .endOfChangingPhoto, isNameAccepted ? .photoError(message) : .photo(.png),
    ]
    #expect(fixture.take() == (isNameFirst ? name + photo : photo + name))
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
    _ = fixture.take()
    for kind in order {
      try await fixture.answer(
        kind, with: .failure(kind == .changePhoto ? .unreachable : .refused))
    }
    let name: [ProfileDisplayLogicSpy.Display] = [
      .endOfSavingName, .nameError("The change was not accepted."),
    ]
    let photo: [ProfileDisplayLogicSpy.Display] = [
      .endOfChangingPhoto, .photoError("The profile could not be reached."),
    ]
    #expect(fixture.take() == (order[0] == .changePhoto ? photo + name : name + photo))
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-27: an accepted change keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    try await fixture.enter("Anna")
    fixture.cache.user?.photo = try Photo(.jpeg)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.jpeg)))
    #expect(
      fixture.take() == [
        .nameCount("4 of 40"), .savingName, .endOfSavingName, .name("Anna", count: "4 of 40"),
      ])

    try await fixture.choosePhoto(.png)
    fixture.cache.user?.displayName = .sample("Dee")
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Dee"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
    #expect(fixture.take() == [.choosingPhoto, .savingPhoto, .endOfChangingPhoto, .photo(.png)])
  }

  @Test(
    "P-27: an accepted change leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    _ = fixture.take()
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
    #expect(
      fixture.take() == [
        .endOfSavingName, .name("Anna", count: "4 of 40"), .endOfChangingPhoto, .photo(.png),
      ])
  }
}
