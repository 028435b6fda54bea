import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

extension ViewFree {
  @Suite struct ProfileLogicControllerPhotoTests {
    let profile = ProfileFixture.presenting(.sample)

    @Test("P-12: a chosen photo is sent, and is being changed from the tap until the answer")
    func changed() async throws {
      profile.changePhoto()
      #expect(profile.content?.isChangingPhoto == true)
      try await settle()
      #expect(profile.photoLibrary.openedCount == 1)
      #expect(profile.requests == [])
      try profile.photoLibrary.choose(.png)
      try await settle()
      #expect(profile.content?.isChangingPhoto == true)
      #expect(profile.requests == [.changePhoto(try Photo(.png))])
      #expect(profile.content?.user == .sample)
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(profile.content?.isChangingPhoto == false)
      #expect(profile.content?.user.photo == (try Photo(.png)))
      #expect(profile.cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-13: cancelling in the library changes nothing and asks nothing")
    func cancelled() async throws {
      try await profile.choosePhoto(nil)
      #expect(profile.requests == [])
      let content = try #require(profile.content)
      #expect(content.user == .sample)
      #expect(content.error == nil)
      #expect(!content.isChangingPhoto)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-14: a failed upload hands back the error and keeps the former photo")
    func failed() async throws {
      var user = User.sample
      user.photo = try Photo(.jpeg)
      let profile = ProfileFixture.presenting(user)
      try await profile.choosePhoto(.png)
      try await profile.answer(.changePhoto, with: .failure(.refused))
      #expect(profile.error == "The change was not accepted.")
      #expect(profile.content?.user == user)
      #expect(profile.content?.isChangingPhoto == false)
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
      #expect(profile.error == error.localizedDescription)
      #expect(profile.requests == [])
      #expect(profile.content?.isChangingPhoto == false)
      #expect(profile.content?.user == .sample)
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
      profile.endEditing("Harry Houdini")
      #expect(profile.content?.isChangingPhoto == true)
      try await settle()
      #expect(profile.requests.count == 2)
      for kind in order {
        try await profile.answer(kind, with: .accepted)
        #expect(
          profile.content?.isSavingName
            == (kind == order[0] && order[0] == .changePhoto))
        #expect(
          profile.content?.isChangingPhoto
            == (kind == order[0] && order[0] == .changeDisplayName))
      }
      let user = try #require(profile.content?.user)
      #expect(user.displayName.text == "Harry Houdini")
      #expect(user.photo == (try Photo(.png)))
      #expect(profile.cache.user == user)
    }

    @Test("P-16: a failed photo does not undo a saved name that is answered first")
    func oneFails() async throws {
      try await profile.choosePhoto(.png)
      profile.endEditing("Harry Houdini")
      try await profile.answer(.changeDisplayName, with: .accepted)
      try await profile.answer(.changePhoto, with: .failure(.refused))
      let user = try #require(profile.content?.user)
      #expect(user.displayName.text == "Harry Houdini")
      #expect(user.photo == nil)
      #expect(profile.cache.user == user)
    }

    @Test("P-27: an accepted change keeps what else another part has cached of the user")
    func keepsOtherChanges() async throws {
      profile.endEditing("Harry Houdini")
      try await settle()
      profile.cache.user?.photo = try Photo(.jpeg)
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(profile.cache.user?.photo == (try Photo(.jpeg)))
      #expect(profile.content?.user.photo == nil)

      try await profile.choosePhoto(.png)
      profile.cache.user?.displayName = .sample("Dee")
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(profile.cache.user?.displayName.text == "Dee")
      #expect(profile.cache.user?.photo == (try Photo(.png)))
      #expect(profile.content?.user.displayName.text == "Harry Houdini")
    }

    @Test(
      "P-27: an accepted change leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      profile.endEditing("Harry Houdini")
      try await profile.choosePhoto(.png)
      profile.cache.user = user
      try await profile.answer(.changeDisplayName, with: .accepted)
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(profile.cache.user == user)
      #expect(profile.content?.user.displayName.text == "Harry Houdini")
      #expect(profile.content?.user.photo == (try Photo(.png)))
    }
  }
}
