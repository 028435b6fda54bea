import Foundation
import HeadlessUIKit
import MVC
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerPhotoTests {
    @Test("P-12: a chosen photo is sent, and shown and cached when it is accepted")
    func changesPhoto() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Photo.landscape.data)
      #expect(!screen.view.changePhotoButton.isEnabled)
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.view.changePhotoButton.isEnabled)
      #expect(screen.view.photoView.image?.source == .data(Photo.landscape.data))
      #expect(screen.cache.user?.photo == .landscape)
    }

    @Test("P-13: cancelling changes nothing and asks nothing")
    func cancelsPhoto() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(nil)
      #expect(screen.view.changePhotoButton.isEnabled)
      #expect(screen.view.errorLabel.isHidden)
      #expect(screen.service.calls.isEmpty)
    }

    @Test("P-14: a failed upload keeps the former photo")
    func keepsPhotoOnFailure() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .failure(.unreachable))
      #expect(screen.view.errorLabel.text == "The profile could not be reached.")
      #expect(screen.view.photoView.image?.source == .data(Photo.portrait.data))
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-15: what is no photo is not sent")
    func refusesPhoto() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Data("GIF89a".utf8))
      #expect(screen.view.errorLabel.text == "Only PNG and JPEG photos can be used.")
      #expect(screen.view.changePhotoButton.isEnabled)
      #expect(screen.service.calls.isEmpty)
    }

    @Test("P-16: name and photo do not undo each other")
    func changesBoth() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choose(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .accepted)
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.cache.user?.displayName == .sample("Dee"))
      #expect(screen.cache.user?.photo == .landscape)
    }

    @Test("P-27: an accepted change keeps what else another part has cached of the user")
    func keepsOtherChanges() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      screen.cache.user?.photo = nil
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.cache.user?.displayName == .sample("Dee"))
      #expect(screen.cache.user?.photo == nil)
      #expect(screen.view.photoView.image?.source == .data(Photo.portrait.data))

      try await screen.choose(Photo.landscape.data)
      screen.cache.user?.displayName = .sample("Harry Houdini")
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.cache.user?.displayName == .sample("Harry Houdini"))
      #expect(screen.cache.user?.photo == .landscape)
      #expect(screen.view.nameLabel.text == "Dee")
    }

    @Test(
      "P-27: an accepted change leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choose(Photo.landscape.data)
      screen.cache.user = user
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.cache.user == user)
      #expect(screen.view.nameLabel.text == "Dee")
      #expect(screen.view.photoView.image?.source == .data(Photo.landscape.data))
    }

    @Test("P-17: an attempt clears the error, cancelling in the library does not")
    func clearsErrorOnAttempt() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Data())
      try await screen.choose(nil)
      #expect(!screen.view.errorLabel.isHidden)
      try screen.enter("")
      #expect(screen.view.errorLabel.isHidden)
    }
  }
}
