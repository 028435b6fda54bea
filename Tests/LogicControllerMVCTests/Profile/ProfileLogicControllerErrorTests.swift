import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

extension ViewFree {
  @Suite struct ProfileLogicControllerErrorTests {
    let profile = ProfileFixture.presenting(.sample)

    /// Changes the name once and lets the service refuse the change, so that the screen shows an
    /// error.
    func failOnce() async throws {
      profile.endEditing("Harry Houdini")
      try await profile.answer(.changeDisplayName, with: .failure(.refused))
      try #require(profile.error == "The change was not accepted.")
    }

    @Test("P-17: sending a name clears the error, typing it does not")
    func nameSent() async throws {
      defer { profile.endEveryRequest() }
      try await failOnce()
      profile.type("Dai Vernon")
      #expect(profile.error == "The change was not accepted.")
      profile.endEditing("Dai Vernon")
      #expect(profile.content?.isSavingName == true)
      #expect(profile.error == nil)
    }

    @Test("P-17: a refused name clears the error")
    func nameRefused() async throws {
      try await failOnce()
      profile.endEditing("")
      #expect(profile.content?.nameError == .empty)
      #expect(profile.error == nil)
    }

    @Test("P-17: opening the library leaves the error, sending a photo clears it")
    func photoSent() async throws {
      defer { profile.endEveryRequest() }
      try await failOnce()
      profile.changePhoto()
      try await settle()
      #expect(profile.error == "The change was not accepted.")
      try profile.photoLibrary.choose(.png)
      try await settle()
      #expect(profile.content?.isChangingPhoto == true)
      #expect(profile.error == nil)
    }

    @Test("P-17: a refused photo replaces the error")
    func photoRefused() async throws {
      try await failOnce()
      try await profile.choosePhoto(.gif)
      #expect(profile.error == "Only PNG and JPEG photos can be used.")
    }

    @Test("P-17: a later failure replaces an earlier one")
    func laterFailure() async throws {
      try await profile.choosePhoto(.png)
      profile.endEditing("Harry Houdini")
      try await profile.answer(.changeDisplayName, with: .failure(.refused))
      try await profile.answer(.changePhoto, with: .failure(.unreachable))
      #expect(profile.error == "The profile could not be reached.")
    }

    @Test("P-16, P-17: a success leaves the failure of the other")
    func otherSuccess() async throws {
      try await profile.choosePhoto(.png)
      profile.endEditing("Harry Houdini")
      try await profile.answer(.changePhoto, with: .failure(.refused))
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.content?.user.displayName.text == "Harry Houdini")
      #expect(profile.error == "The change was not accepted.")
    }

    @Test("P-13, P-17: cancelling in the library leaves the error")
    func libraryCancelled() async throws {
      try await failOnce()
      try await profile.choosePhoto(nil)
      #expect(profile.error == "The change was not accepted.")
    }

    @Test("P-8, P-17: the saved name is no attempt and leaves the error")
    func savedName() async throws {
      try await failOnce()
      profile.endEditing("David Blaine")
      #expect(profile.content?.draft == "David Blaine")
      #expect(profile.error == "The change was not accepted.")
    }
  }
}
