import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVP

extension ViewFree {
  @Suite struct ProfilePresenterPhotoTests {
    let profile = ProfileFixture.showing(.sample)

    @Test("P-12: a chosen photo is sent, and the button is disabled until the answer")
    func changed() async throws {
      profile.presenter.changePhotoTapped()
      #expect(!profile.screen.isChangePhotoEnabled)
      try await settle()
      #expect(profile.photoLibrary.openedCount == 1)
      #expect(profile.requests == [])
      try profile.photoLibrary.choose(.png)
      try await settle()
      #expect(!profile.screen.isChangePhotoEnabled)
      #expect(profile.requests == [.changePhoto(try Photo(.png))])
      #expect(profile.screen.picture == .placeholder)
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(profile.screen.isChangePhotoEnabled)
      #expect(profile.screen.picture == .photo(.png))
      #expect(profile.cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-13: cancelling in the library changes nothing and asks nothing")
    func cancelled() async throws {
      let screen = profile.screen
      try await profile.choosePhoto(nil)
      #expect(profile.screen == screen)
      #expect(profile.requests == [])
      #expect(profile.cache.user == .sample)
    }

    @Test("P-14: a failed upload shows the error and keeps the former photo")
    func failed() async throws {
      var user = User.sample
      user.photo = try Photo(.jpeg)
      let profile = ProfileFixture.showing(user)
      try await profile.choosePhoto(.png)
      try await profile.answer(.changePhoto, with: .failure(.refused))
      #expect(profile.screen.visibleError == "The change was not accepted.")
      #expect(profile.screen.picture == .photo(.jpeg))
      #expect(profile.screen.isChangePhotoEnabled)
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
      #expect(profile.screen.visibleError == error.localizedDescription)
      #expect(profile.requests == [])
      #expect(profile.screen.isChangePhotoEnabled)
      #expect(profile.screen.picture == .placeholder)
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
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      #expect(profile.requests.count == 2)
      for kind in order {
        try await profile.answer(kind, with: .accepted)
      }
      #expect(profile.screen.name == "Harry Houdini")
      #expect(profile.screen.picture == .photo(.png))
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(profile.cache.user?.photo == (try Photo(.png)))
    }

    @Test("P-16: a failed photo does not undo a saved name that is answered first")
    func oneFails() async throws {
      try await profile.choosePhoto(.png)
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(!profile.screen.isChangePhotoEnabled)
      try await profile.answer(.changePhoto, with: .failure(.refused))
      #expect(profile.screen.name == "Harry Houdini")
      #expect(profile.screen.picture == .placeholder)
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(profile.cache.user?.photo == nil)
    }

    @Test("P-27: an accepted change keeps what else another part has cached of the user")
    func keepsOtherChanges() async throws {
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      profile.cache.user?.photo = try Photo(.jpeg)
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(profile.cache.user?.photo == (try Photo(.jpeg)))
      #expect(profile.screen.picture == .placeholder)

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
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await profile.choosePhoto(.png)
      profile.cache.user = user
      try await profile.answer(.changeDisplayName, with: .accepted)
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(profile.cache.user == user)
      #expect(profile.screen.name == "Harry Houdini")
      #expect(profile.screen.picture == .photo(.png))
    }
  }
}
