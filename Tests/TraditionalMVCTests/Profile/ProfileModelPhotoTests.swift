import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

@Suite struct ProfileModelPhotoTests {
  let profile = ProfileFixture.opened(with: .sample)

  @Test("P-12: a photo is changing from the tap until the answer, which announces and caches it")
  func changed() async throws {
    let changing = ProfileScreen.showing(.sample).with { $0.isChangingPhoto = true }
    profile.model.beginChangingPhoto()
    #expect(profile.screen == changing)
    profile.model.changePhoto(to: .png)
    try await settle()
    #expect(profile.screen == changing)
    #expect(profile.model.isChangingPhoto)
    #expect(profile.requests == [.changePhoto(try Photo(.png))])
    #expect(profile.cache.user == .sample)
    try await profile.answer(.changePhoto, with: .accepted)
    var user = User.sample
    user.photo = try Photo(.png)
    #expect(profile.screen == .showing(user))
    #expect(profile.cache.user == user)
  }

  @Test("P-12: a saved photo is announced without the name")
  func announcedAlone() async throws {
    try await profile.choosePhoto(.png)
    let dependent = DependentSpy<ProfileAspect>()
    profile.model.addDependent(dependent)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(dependent.aspects == [.changingPhoto, .photo])
  }

  @Test("P-12: a photo can be changed again after each way in which a change ends")
  func changedAgain() async throws {
    try await profile.choosePhoto(.gif)
    try await profile.choosePhoto(.png)
    try await profile.answer(.changePhoto, with: .failure(.refused))
    try await profile.choosePhoto(.png)
    try await profile.answer(.changePhoto, with: .accepted)
    try await profile.choosePhoto(.jpeg)
    try await profile.answer(.changePhoto, with: .accepted)
    let (png, jpeg) = (try Photo(.png), try Photo(.jpeg))
    #expect(profile.requests == [.changePhoto(png), .changePhoto(png), .changePhoto(jpeg)])
    var user = User.sample
    user.photo = jpeg
    #expect(profile.screen == .showing(user))
    #expect(profile.cache.user == user)
  }

  @Test("P-13: cancelling in the library changes nothing and asks nothing")
  func cancelled() async throws {
    profile.model.beginChangingPhoto()
    profile.model.cancelChangingPhoto()
    try await settle()
    #expect(profile.screen == .showing(.sample))
    #expect(profile.requests == [])
    #expect(profile.cache.user == .sample)
  }

  @Test(
    "P-14: a failed upload leaves the message and keeps the former photo",
    arguments: [UserServiceError.unreachable, .refused])
  func failed(error: UserServiceError) async throws {
    let profile = ProfileFixture.opened(with: .blaine)
    try await profile.choosePhoto(.png)
    try await profile.answer(.changePhoto, with: .failure(error))
    #expect(
      profile.screen == .showing(.blaine).with { $0.photoError = error.localizedDescription })
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-15: what is no photo is never sent",
    arguments: [
      (Data.gif, PhotoError.unsupportedFormat),
      (Data(), .unsupportedFormat),
    ])
  func refused(data: Data, error: PhotoError) async throws {
    try await profile.choosePhoto(data)
    #expect(
      profile.screen == .showing(.sample).with { $0.photoError = error.localizedDescription })
    #expect(profile.requests == [])
    #expect(profile.cache.user == .sample)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func largest() async throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    try await profile.choosePhoto(data)
    #expect(profile.screen.photoError == nil)
    #expect(profile.requests == [.changePhoto(try Photo(data))])
  }

  @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
  func tooLarge() async throws {
    try await profile.choosePhoto(Data.png + Data(count: 5_000_001 - Data.png.count))
    #expect(
      profile.screen == .showing(.sample).with { $0.photoError = "A photo can have at most 5 MB." })
    #expect(profile.requests == [])
  }

  @Test(
    "P-16: name and photo in flight together do not undo each other, in either order",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func together(order: [ScenarioService.Kind]) async throws {
    try await profile.choosePhoto(.png)
    profile.enter("Harry Houdini")
    #expect(profile.screen.isSavingName && profile.screen.isChangingPhoto)
    try await profile.answer(order[0], with: .accepted)
    #expect(profile.screen.isSavingName == (order[1] == .changeDisplayName))
    #expect(profile.screen.isChangingPhoto == (order[1] == .changePhoto))
    try await profile.answer(order[1], with: .accepted)
    let user = User(
      id: User.sample.id, displayName: .sample("Harry Houdini"), photo: try Photo(.png))
    #expect(profile.screen == .showing(user))
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-16: a refused change does not undo the accepted one, in either order",
    arguments: [true, false], [true, false])
  func oneIsRefused(isNameAccepted: Bool, isNameFirst: Bool) async throws {
    try await profile.choosePhoto(.png)
    profile.enter("Harry Houdini")
    let answers: [(ScenarioService.Kind, ScenarioService.Answer)] = [
      (.changeDisplayName, isNameAccepted ? .accepted : .failure(.refused)),
      (.changePhoto, isNameAccepted ? .failure(.refused) : .accepted),
    ]
    let (first, second) = isNameFirst ? (answers[0], answers[1]) : (answers[1], answers[0])
    try await profile.answer(first.0, with: first.1)
    #expect(profile.screen.isSavingName != isNameFirst)
    #expect(profile.screen.isChangingPhoto == isNameFirst)
    try await profile.answer(second.0, with: second.1)
    var user = User.sample
    if isNameAccepted {
      user.displayName = .sample("Harry Houdini")
    } else {
      user.photo = try Photo(.png)
    }
    #expect(
      profile.screen
        == .showing(user).typed("Harry Houdini").with {
          if isNameAccepted {
            $0.photoError = "The change was not accepted."
          } else {
            $0.nameError = "The change was not accepted."
          }
        })
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-16, P-17: name and photo in flight together both fail, and each has its own message",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func bothFail(order: [ScenarioService.Kind]) async throws {
    try await profile.choosePhoto(.png)
    profile.enter("Harry Houdini")
    for kind in order {
      try await profile.answer(
        kind, with: .failure(kind == .changePhoto ? .unreachable : .refused))
    }
    #expect(
      profile.screen
        == .showing(.sample).typed("Harry Houdini").with {
          $0.nameError = "The change was not accepted."
          $0.photoError = "The profile could not be reached."
        })
    #expect(profile.cache.user == .sample)
  }

  @Test("P-27: an accepted change keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    profile.enter("Harry Houdini")
    profile.cache.user?.photo = try Photo(.jpeg)
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user?.displayName.text == "Harry Houdini")
    #expect(profile.cache.user?.photo == (try Photo(.jpeg)))
    #expect(profile.screen.photo == nil)

    try await profile.choosePhoto(.png)
    profile.cache.user?.displayName = .sample("Dee")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user?.displayName.text == "Dee")
    #expect(profile.cache.user?.photo == (try Photo(.png)))
    #expect(profile.screen.name == "Harry Houdini")
  }

  @Test(
    "P-27: an accepted change leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    profile.enter("Harry Houdini")
    try await profile.choosePhoto(.png)
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
    #expect(profile.screen.name == "Harry Houdini")
    #expect(profile.screen.photo == (try Photo(.png)))
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
    #expect(profile.screen.photo == .landscape)
  }
}
