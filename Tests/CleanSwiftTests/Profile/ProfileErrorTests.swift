import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

extension ViewFree {
  @Suite("Profile, interactor and presenter: errors") struct ProfileErrorTests {
    private let fixture = ProfileFixture.showing()

    @Test("P-17: a name that is sent or refused clears the error", arguments: ["Anna", ""])
    func nameAttempt(name: String) async throws {
      try await fail()
      fixture.endEditing(with: name)
      #expect(fixture.display.shown.error == nil)
      try await settle()
      try await fixture.end()
    }

    @Test("P-17: a photo that is sent clears the error")
    func photoAttempt() async throws {
      try await fail()
      try await fixture.choosePhoto(.png)
      #expect(fixture.display.shown.error == nil)
      try await fixture.end()
    }

    @Test("P-17: loading again clears the error")
    func loadAttempt() async throws {
      let fixture = ProfileFixture()
      fixture.interactor.load(request: .init())
      try await settle()
      try await fixture.answer(.currentUser, with: .failure(.unreachable))

      fixture.interactor.retry(request: .init())
      #expect(fixture.display.shown.error == nil)
      try await settle()
      try await fixture.end()
    }

    @Test("P-17: a later failure replaces an earlier one")
    func laterFailure() async throws {
      try await fail()
      try await fixture.choosePhoto(.gif)
      #expect(fixture.display.shown.error == "Only PNG and JPEG photos can be used.")

      fixture.endEditing(with: "Anna")
      try await fixture.choosePhoto(.png)
      try await fixture.answer(.changePhoto, with: .failure(.refused))
      #expect(fixture.display.shown.error == "The change was not accepted.")
      try await fixture.answer(.changeDisplayName, with: .failure(.unreachable))
      #expect(fixture.display.shown.error == "The profile could not be reached.")
    }

    @Test("P-17: opening the library, cancelling in it, typing or the saved name is no attempt")
    func noAttempt() async throws {
      try await fail()
      fixture.interactor.changePhoto(request: .init())
      try await settle()
      #expect(fixture.display.shown.error == "The profile could not be reached.")
      try fixture.photoLibrary.choose(nil)
      try await settle()
      #expect(fixture.display.shown.error == "The profile could not be reached.")
      fixture.endEditing(with: "David Blaine")
      #expect(fixture.display.shown.error == "The profile could not be reached.")
    }

    private func fail() async throws {
      fixture.endEditing(with: "Berta")
      try await settle()
      try await fixture.answer(.changeDisplayName, with: .failure(.unreachable))
      #expect(fixture.display.shown.error == "The profile could not be reached.")
    }
  }
}
