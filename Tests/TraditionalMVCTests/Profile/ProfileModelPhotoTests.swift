import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

extension ViewFree {
  @Suite struct ProfileModelPhotoTests {
    let profile = ProfileFixture.opened(with: .sample)

    @Test(
      "P-12: a chosen photo is sent, and the model is changing it from the start until the answer")
    func changed() async throws {
      profile.model.changePhoto()
      #expect(profile.seen.isChangingPhoto)
      try await settle()
      #expect(profile.photoLibrary.openedCount == 1)
      #expect(profile.requests == [])
      try profile.photoLibrary.choose(.png)
      try await settle()
      #expect(profile.seen.isChangingPhoto)
      #expect(profile.requests == [.changePhoto(try Photo(.png))])
      #expect(profile.seen.photo == nil)
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(!profile.seen.isChangingPhoto)
      #expect(profile.seen.photo == (try Photo(.png)))
      #expect(profile.cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-13: cancelling in the library changes nothing and asks nothing")
    func cancelled() async throws {
      let seen = profile.seen
      try await profile.choosePhoto(nil)
      #expect(profile.seen == seen)
      #expect(profile.requests == [])
      #expect(profile.cache.user == .sample)
    }

    @Test("P-14: a failed upload leaves the error and keeps the former photo")
    func failed() async throws {
      var user = User.sample
      user.photo = try Photo(.jpeg)
      let profile = ProfileFixture.opened(with: user)
      try await profile.choosePhoto(.png)
      try await profile.answer(.changePhoto, with: .failure(.refused))
      #expect(profile.seen.error == "The change was not accepted.")
      #expect(profile.seen.photo == (try Photo(.jpeg)))
      #expect(!profile.seen.isChangingPhoto)
      #expect(profile.cache.user == user)
    }

    @Test(
      "P-15: what is no photo is never sent",
      arguments: [
        (Data.gif, PhotoError.unsupportedFormat),
        (Data(), .unsupportedFormat),
        (Data.png + Data(count: 5_000_001 - Data.png.count), .tooLarge),
      ])
    func refused(data: Data, error: PhotoError) async throws {
      try await profile.choosePhoto(data)
      #expect(profile.seen.error == error.localizedDescription)
      #expect(profile.requests == [])
      #expect(!profile.seen.isChangingPhoto)
      #expect(profile.seen.photo == nil)
      #expect(profile.cache.user == .sample)
    }

    @Test(
      "P-16: name and photo in flight together do not undo each other, in either order",
      arguments: [
        [ScenarioService.Kind.changeDisplayName, .changePhoto],
        [.changePhoto, .changeDisplayName],
      ])
    func together(order: [ScenarioService.Kind]) async throws {
      try await profile.choosePhoto(.png)
      profile.enterName("Harry Houdini")
      try await settle()
      #expect(profile.requests.count == 2)
      for kind in order {
        try await profile.answer(kind, with: .accepted)
      }
      #expect(profile.seen.name == "Harry Houdini")
      #expect(profile.seen.photo == (try Photo(.png)))
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(profile.cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-16: a failed photo does not undo a saved name that is answered first")
    func oneFails() async throws {
      try await profile.choosePhoto(.png)
      profile.enterName("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.seen.isChangingPhoto)
      try await profile.answer(.changePhoto, with: .failure(.refused))
      #expect(profile.seen.name == "Harry Houdini")
      #expect(profile.seen.photo == nil)
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(profile.cache.user?.photo == nil)
    }

    @Test("P-27: an accepted change keeps what else another part has cached of the user")
    func keepsOtherChanges() async throws {
      profile.enterName("Harry Houdini")
      try await settle()
      profile.cache.user?.photo = try Photo(.jpeg)
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(profile.cache.user?.photo == (try Photo(.jpeg)))
      #expect(profile.seen.photo == nil)

      try await profile.choosePhoto(.png)
      profile.cache.user?.displayName = .sample("Dee")
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(profile.cache.user?.displayName.text == "Dee")
      #expect(profile.cache.user?.photo == (try Photo(.png)))
      #expect(profile.seen.name == "Harry Houdini")
    }

    @Test(
      "P-27: an accepted change leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      profile.enterName("Harry Houdini")
      try await profile.choosePhoto(.png)
      profile.cache.user = user
      try await profile.answer(.changeDisplayName, with: .accepted)
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(profile.cache.user == user)
      #expect(profile.seen.name == "Harry Houdini")
      #expect(profile.seen.photo == (try Photo(.png)))
    }
  }
}
