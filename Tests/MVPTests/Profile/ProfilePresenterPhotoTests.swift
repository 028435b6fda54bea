import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVP

@Suite struct ProfilePresenterPhotoTests {
  let profile = ProfileFixture.showing()

  @Test("P-12: a chosen photo is sent, and the button is disabled from the tap to the answer")
  func changed() async throws {
    let changing = ProfileScreen.blaine.with { $0.isChangePhotoEnabled = false }
    profile.presenter.changePhotoTapped()
    #expect(profile.screen == changing)
    try await settle()
    #expect(profile.photoLibrary.openedCount == 1)
    #expect(profile.requests == [])
    try profile.photoLibrary.choose(Photo.landscape.data)
    try await settle()
    #expect(profile.requests == [.changePhoto(.landscape)])
    #expect(profile.screen == changing)
    #expect(profile.cache.user == .blaine)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(
      profile.screen == .blaine.with { $0.picture = .photo(Photo.landscape.data) })
    #expect(profile.cache.user?.photo == .landscape)
    #expect(profile.cache.user?.displayName == User.blaine.displayName)
  }

  @Test("P-12: a first photo takes the place of the placeholder")
  func firstPhoto() async throws {
    let profile = ProfileFixture.showing(.dee)
    try await profile.choosePhoto(Photo.landscape.data)
    #expect(profile.screen.picture == .placeholder)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.screen == .dee.with { $0.picture = .photo(Photo.landscape.data) })
    #expect(profile.cache.user?.photo == .landscape)
  }

  @Test("P-12: the photo can be changed again after each end of a change")
  func changedAgain() async throws {
    try await profile.choosePhoto(nil)
    try await profile.choosePhoto(.gif)
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .failure(.refused))
    try await profile.choosePhoto(.png)
    try await profile.answer(.changePhoto, with: .accepted)
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.photoLibrary.openedCount == 5)
    #expect(
      profile.requests
        == [.changePhoto(.landscape), .changePhoto(try Photo(.png)), .changePhoto(.landscape)])
    #expect(
      profile.screen == .blaine.with { $0.picture = .photo(Photo.landscape.data) })
    #expect(profile.cache.user?.photo == .landscape)
  }

  @Test("P-13: cancelling in the library changes nothing and asks nothing")
  func cancelled() async throws {
    try await profile.choosePhoto(nil)
    #expect(profile.screen == .blaine)
    #expect(profile.requests == [])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-14: a failed upload shows its message and keeps the former photo",
    arguments: [UserServiceError.unreachable, .refused])
  func failed(error: UserServiceError) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .failure(error))
    #expect(profile.screen == .blaine.with { $0.photoError = error.localizedDescription })
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-15: what is no photo is never sent, and its reason shows",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
    ])
  func refused(data: Data, reason: String) async throws {
    try await profile.choosePhoto(data)
    #expect(profile.screen == .blaine.with { $0.photoError = reason })
    #expect(profile.requests == [])
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func largest() async throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    try await profile.choosePhoto(data)
    #expect(profile.requests == [.changePhoto(try Photo(data))])
    #expect(profile.screen.photoError == nil)
  }

  @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
  func tooLarge() async throws {
    try await profile.choosePhoto(Data.png + Data(count: 5_000_001 - Data.png.count))
    #expect(profile.screen == .blaine.with { $0.photoError = "A photo can have at most 5 MB." })
    #expect(profile.requests == [])
  }

  @Test(
    "P-16: name and photo in flight together do not undo each other, in either order",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func together(order: [ScenarioService.Kind]) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("Dee")
    for kind in order {
      try await profile.answer(kind, with: .accepted)
    }
    #expect(profile.requests.count == 2)
    #expect(profile.screen == .dee.with { $0.picture = .photo(Photo.landscape.data) })
    #expect(profile.cache.user?.displayName == .sample("Dee"))
    #expect(profile.cache.user?.photo == .landscape)
  }

  @Test(
    "P-16: a refused change does not undo the one that is accepted, in either order",
    arguments: [true, false], [true, false])
  func oneRefused(isNameAccepted: Bool, isNameFirst: Bool) async throws {
    profile.enter("Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    let kinds: [ScenarioService.Kind] =
      isNameFirst ? [.changeDisplayName, .changePhoto] : [.changePhoto, .changeDisplayName]
    let isFirstAccepted = isNameFirst == isNameAccepted
    let refused = ScenarioService.Answer.failure(.refused)
    try await profile.answer(kinds[0], with: isFirstAccepted ? .accepted : refused)
    #expect(profile.screen.isSaving == !isNameFirst)
    #expect(profile.screen.isNameFieldEnabled == isNameFirst)
    #expect(profile.screen.isChangePhotoEnabled == !isNameFirst)
    try await profile.answer(kinds[1], with: isFirstAccepted ? refused : .accepted)
    let screen = ProfileScreen.blaine.with {
      $0.nameFieldText = "Dee"
      $0.nameCount = "3 of 40"
      if isNameAccepted {
        $0.name = "Dee"
        $0.photoError = "The change was not accepted."
      } else {
        $0.nameError = "The change was not accepted."
        $0.picture = .photo(Photo.landscape.data)
      }
    }
    #expect(profile.screen == screen)
    #expect(
      profile.cache.user?.displayName
        == (isNameAccepted ? .sample("Dee") : User.blaine.displayName))
    #expect(profile.cache.user?.photo == (isNameAccepted ? .portrait : .landscape))
  }

  @Test(
    "P-16, P-17: name and photo in flight together both fail, and each shows its own message",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func bothFail(order: [ScenarioService.Kind]) async throws {
    profile.enter("Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    for kind in order {
      try await profile.answer(
        kind, with: .failure(kind == .changePhoto ? .unreachable : .refused))
    }
    #expect(
      profile.screen
        == .blaine.with {
          $0.nameFieldText = "Dee"
          $0.nameCount = "3 of 40"
          $0.nameError = "The change was not accepted."
          $0.photoError = "The profile could not be reached."
        })
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-27: an accepted change keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    profile.enter("Harry Houdini")
    profile.cache.user?.photo = .landscape
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Harry Houdini"))
    #expect(profile.cache.user?.photo == .landscape)
    #expect(profile.screen.picture == .photo(Photo.portrait.data))

    try await profile.choosePhoto(.png)
    profile.cache.user?.displayName = .sample("Dee")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Dee"))
    #expect(profile.cache.user?.photo == (try Photo(.png)))
    #expect(profile.screen.name == "Harry Houdini")
  }

  @Test(
    "P-27: an accepted change leaves an emptied cache or another user alone, whenever cached",
    arguments: [nil, User.dee], [true, false])
  func keepsOtherUser(_ user: User?, isCachedFirst: Bool) async throws {
    if isCachedFirst { profile.cache.user = user }
    profile.enter("Harry Houdini")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
    #expect(profile.screen.name == "Harry Houdini")
    #expect(profile.screen.picture == .photo(Photo.landscape.data))
  }
}
