import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

@Suite struct ProfileLogicControllerPhotoTests {
  let profile = ProfileFixture.presenting(.blaine)
  let changing = ProfileState.presenting(.blaine) { $0.isChangingPhoto = true }

  @Test("P-12: a chosen photo is sent, and is being changed from the tap until the answer")
  func changed() async throws {
    profile.openLibrary()
    #expect(profile.state == changing)
    try await settle()
    #expect(profile.photoLibrary.openedCount == 1)
    #expect(profile.requests == [])
    try profile.photoLibrary.choose(Photo.landscape.data)
    try await settle()
    #expect(profile.state == changing)
    #expect(profile.requests == [.changePhoto(.landscape)])
    #expect(profile.cache.user == .blaine)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.state == .presenting(.blaine.with(photo: .landscape)))
    #expect(profile.cache.user == .blaine.with(photo: .landscape))
  }

  @Test("P-12: the photo can be changed again after each end of a change")
  func changedAgain() async throws {
    try await profile.choosePhoto(nil)
    try await profile.choosePhoto(.gif)
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .failure(.refused))
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .accepted)
    try await profile.choosePhoto(Photo.portrait.data)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.photoLibrary.openedCount == 5)
    #expect(profile.requests.last == .changePhoto(.portrait))
    #expect(profile.state == .presenting(.blaine))
  }

  @Test("P-13: cancelling in the library changes nothing and asks nothing")
  func cancelled() async throws {
    try await profile.choosePhoto(nil)
    #expect(profile.requests == [])
    #expect(profile.state == .presenting(.blaine))
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-14: a failed upload hands back the reason and keeps the former photo",
    arguments: [UserServiceError.unreachable, .refused])
  func failed(error: UserServiceError) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .failure(error))
    #expect(
      profile.state == .presenting(.blaine) { $0.photoError = error.localizedDescription })
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-15: data that cannot be a photo is never sent",
    arguments: [
      (Data.gif, PhotoError.unsupportedFormat),
      (Data(), .unsupportedFormat),
    ])
  func refused(data: Data, error: PhotoError) async throws {
    try await profile.choosePhoto(data)
    #expect(profile.requests == [])
    #expect(
      profile.state == .presenting(.blaine) { $0.photoError = error.localizedDescription })
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func largest() async throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    try await profile.choosePhoto(data)
    #expect(profile.requests == [.changePhoto(try Photo(data))])
    #expect(profile.state == changing)
  }

  @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
  func tooLarge() async throws {
    try await profile.choosePhoto(Data.png + Data(count: 5_000_001 - Data.png.count))
    #expect(profile.requests == [])
    #expect(
      profile.state == .presenting(.blaine) { $0.photoError = "A photo can have at most 5 MB." })
  }

  @Test(
    "P-16: name and photo in flight together do not undo each other, in either order",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func together(order: [ScenarioService.Kind]) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("Dai Vernon")
    #expect(
      profile.state
        == .presenting(.blaine) {
          $0.draft = "Dai Vernon"
          $0.isSavingName = true
          $0.isChangingPhoto = true
        })
    try await profile.answer(order[0], with: .accepted)
    #expect(profile.content?.isSavingName == (order[0] == .changePhoto))
    #expect(profile.content?.isChangingPhoto == (order[0] == .changeDisplayName))
    try await profile.answer(order[1], with: .accepted)
    let user = User.blaine.with(name: "Dai Vernon", photo: .landscape)
    #expect(profile.state == .presenting(user))
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-16: a refused change does not undo the one that is accepted, in either order",
    arguments: [true, false], [true, false])
  func oneRefused(isNameAccepted: Bool, isNameFirst: Bool) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("Dai Vernon")
    let answers: [(ScenarioService.Kind, ScenarioService.Answer)] = [
      (.changeDisplayName, isNameAccepted ? .accepted : .failure(.refused)),
      (.changePhoto, isNameAccepted ? .failure(.refused) : .accepted),
    ]
    for (kind, answer) in isNameFirst ? answers : answers.reversed() {
      try await profile.answer(kind, with: answer)
    }
    let user: User =
      isNameAccepted ? .blaine.with(name: "Dai Vernon") : .blaine.with(photo: .landscape)
    let refused = "The change was not accepted."
    #expect(
      profile.state
        == .presenting(user) {
          $0.draft = "Dai Vernon"
          $0.nameError = isNameAccepted ? nil : refused
          $0.photoError = isNameAccepted ? refused : nil
        })
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-16, P-17: name and photo in flight together both fail, and each hands back its reason",
    arguments: [true, false])
  func bothFailed(isNameFirst: Bool) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("Dai Vernon")
    let failures: [(ScenarioService.Kind, UserServiceError)] = [
      (.changeDisplayName, .refused), (.changePhoto, .unreachable),
    ]
    for (kind, error) in isNameFirst ? failures : failures.reversed() {
      try await profile.answer(kind, with: .failure(error))
    }
    #expect(
      profile.state
        == .presenting(.blaine) {
          $0.draft = "Dai Vernon"
          $0.nameError = "The change was not accepted."
          $0.photoError = "The profile could not be reached."
        })
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-27: an accepted photo keeps what another part has cached of the user")
  func keepsOtherChange() async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    profile.cache.user?.displayName = .sample("Dee")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == .blaine.with(name: "Dee", photo: .landscape))
    #expect(profile.state == .presenting(.blaine.with(photo: .landscape)))
  }

  @Test(
    "P-27: an accepted photo leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    profile.cache.user = user
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
    #expect(profile.state == .presenting(.blaine.with(photo: .landscape)))
  }

  @Test(
    "P-27: a photo chosen beside an emptied cache or another user leaves the cache alone",
    arguments: [nil, User.dee])
  func chosenBesideOtherUser(_ user: User?) async throws {
    profile.cache.user = user
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.requests == [.changePhoto(.landscape)])
    #expect(profile.cache.user == user)
    #expect(profile.state == .presenting(.blaine.with(photo: .landscape)))
  }
}
