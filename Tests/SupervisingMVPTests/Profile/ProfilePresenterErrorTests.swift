import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

extension ViewFree {
  @Suite struct ProfilePresenterErrorTests {
    let profile = ProfileFixture.showing(.sample)

    /// Changes the name once and lets the service refuse the change, so that the screen shows an
    /// error.
    func failOnce() async throws {
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .failure(.refused))
      try #require(profile.screen.error == "The change was not accepted.")
    }

    @Test("P-17: sending a name clears the error")
    func nameSent() async throws {
      defer { profile.endEveryRequest() }
      try await failOnce()
      profile.presenter.nameEditingEnded("Dai Vernon")
      #expect(profile.screen.error == nil)
    }

    @Test("P-17: a refused name clears the error")
    func nameRefused() async throws {
      try await failOnce()
      profile.presenter.nameEditingEnded("")
      #expect(profile.screen.error == nil)
    }

    @Test("P-17: opening the library leaves the error, sending a photo clears it")
    func photoSent() async throws {
      defer { profile.endEveryRequest() }
      try await failOnce()
      profile.presenter.changePhotoTapped()
      try await settle()
      #expect(profile.screen.error == "The change was not accepted.")
      try profile.photoLibrary.choose(.png)
      try await settle()
      #expect(profile.screen.error == nil)
    }

    @Test("P-17: a refused photo replaces the error")
    func photoRefused() async throws {
      try await failOnce()
      try await profile.choosePhoto(.gif)
      #expect(profile.screen.error == "Only PNG and JPEG photos can be used.")
    }

    @Test("P-17: a later failure replaces an earlier one")
    func laterFailure() async throws {
      try await profile.choosePhoto(.png)
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .failure(.refused))
      try await profile.answer(.changePhoto, with: .failure(.unreachable))
      #expect(profile.screen.error == "The profile could not be reached.")
    }

    @Test("P-13, P-17: cancelling in the library leaves the error")
    func libraryCancelled() async throws {
      try await failOnce()
      try await profile.choosePhoto(nil)
      #expect(profile.screen.error == "The change was not accepted.")
    }

    @Test("P-8, P-17: the saved name is no attempt and leaves the error")
    func savedName() async throws {
      try await failOnce()
      profile.presenter.nameEditingEnded("David Blaine")
      #expect(profile.screen.error == "The change was not accepted.")
    }
  }
}
