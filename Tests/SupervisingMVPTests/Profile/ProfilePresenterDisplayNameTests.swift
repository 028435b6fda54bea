import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

extension ViewFree {
  @Suite struct ProfilePresenterDisplayNameTests {
    let profile = ProfileFixture.showing(.sample)

    @Test("P-6: a new name is sent once, and is being saved while it is in flight")
    func inFlight() async throws {
      defer { profile.endEveryRequest() }
      profile.presenter.nameEditingEnded("Harry Houdini")
      #expect(profile.model.isSavingName)
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      #expect(profile.requests == [.changeDisplayName(try DisplayName("Harry Houdini"))])
      #expect(profile.model.isSavingName)
      #expect(profile.model.displayName?.text == "David Blaine")
      #expect(profile.cache.user == .sample)
    }

    @Test("P-6: a saved name is the model's, trimmed, and in field and cache")
    func saved() async throws {
      profile.presenter.nameEditingEnded(" Harry Houdini\n")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.requests == [.changeDisplayName(try DisplayName("Harry Houdini"))])
      #expect(profile.model.displayName?.text == "Harry Houdini")
      #expect(profile.screen.nameFieldTexts.last == "Harry Houdini")
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(!profile.model.isSavingName)
    }

    @Test("P-6: the name can be changed again once it is saved")
    func savedTwice() async throws {
      for name in ["Harry Houdini", "Dai Vernon"] {
        profile.presenter.nameEditingEnded(name)
        try await settle()
        try await profile.answer(.changeDisplayName, with: .accepted)
        #expect(profile.cache.user?.displayName.text == name)
      }
    }

    @Test(
      "P-7: a refused name is never sent; what was typed and the saved name stay",
      arguments: [
        ("", DisplayNameError.empty),
        (" \n\t ", .empty),
        ("Harry\nHoudini", .controlCharacters),
        ("Harry\u{7}Houdini", .controlCharacters),
        ("\u{7}" + String(repeating: "a", count: 41), .controlCharacters),
        (String(repeating: "a", count: 41), .tooLong),
        (String(repeating: "👩‍👩‍👧‍👦", count: 17), .tooLong),
      ])
    func refused(text: String, error: DisplayNameError) async throws {
      profile.presenter.nameChanged(text)
      profile.presenter.nameEditingEnded(text)
      try await settle()
      #expect(profile.screen.nameError == error.localizedDescription)
      #expect(profile.requests == [])
      #expect(profile.screen.nameFieldTexts == ["David Blaine"])
      #expect(profile.model.displayName?.text == "David Blaine")
      #expect(!profile.model.isSavingName)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-7: a name is trimmed before it is judged")
    func longestName() async throws {
      defer { profile.endEveryRequest() }
      let name = String(repeating: "a", count: 40)
      profile.presenter.nameEditingEnded("\n \(name) \n")
      try await settle()
      #expect(profile.screen.nameError == nil)
      #expect(profile.requests == [.changeDisplayName(try DisplayName(name))])
    }

    @Test("P-8: the next valid name clears the name's error")
    func nextValidName() async throws {
      defer { profile.endEveryRequest() }
      profile.presenter.nameEditingEnded("")
      try #require(profile.screen.nameError != nil)
      profile.presenter.nameEditingEnded("Harry Houdini")
      #expect(profile.screen.nameError == nil)
    }

    @Test("P-8: the saved name asks nothing, is put back and clears the name's error")
    func savedName() async throws {
      profile.presenter.nameEditingEnded("")
      try #require(profile.screen.nameError != nil)
      profile.presenter.nameChanged("  David Blaine ")
      profile.presenter.nameEditingEnded("  David Blaine ")
      try await settle()
      #expect(profile.requests == [])
      #expect(profile.screen.nameFieldTexts == ["David Blaine", "David Blaine"])
      #expect(profile.screen.nameCounts.last == "12 of 40")
      #expect(profile.screen.nameError == nil)
      #expect(!profile.model.isSavingName)
    }

    @Test(
      "P-9: a failed change shows the error and keeps what was typed and what was saved",
      arguments: [UserServiceError.unreachable, .refused])
    func failed(error: UserServiceError) async throws {
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .failure(error))
      #expect(profile.screen.error == error.localizedDescription)
      #expect(profile.model.displayName?.text == "David Blaine")
      #expect(profile.screen.nameFieldTexts == ["David Blaine"])
      #expect(!profile.model.isSavingName)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-9: a failed change can be tried again with the same text")
    func triedAgain() async throws {
      defer { profile.endEveryRequest() }
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      #expect(profile.requests.count == 2)
    }

    @Test("P-10: the count follows each character, as a person counts them")
    func count() {
      #expect(profile.screen.nameCounts == ["12 of 40"])
      for text in ["", "é", "é👩‍👩‍👧‍👦", "é👩‍👩‍👧‍👦 "] {
        profile.presenter.nameChanged(text)
      }
      #expect(
        profile.screen.nameCounts == ["12 of 40", "0 of 40", "1 of 40", "2 of 40", "3 of 40"])
    }

    @Test("P-10: the count may exceed the limit")
    func countAboveLimit() {
      profile.presenter.nameChanged(String(repeating: "a", count: 41))
      #expect(profile.screen.nameCounts.last == "41 of 40")
    }

    @Test(
      "P-11: an answer leaves the text that the person is typing alone",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
    func typingDuringAnswer(answer: ScenarioService.Answer) async throws {
      try await profile.choosePhoto(.png)
      profile.presenter.nameChanged("Harry")
      try await profile.answer(.changePhoto, with: answer)
      #expect(profile.screen.nameFieldTexts == ["David Blaine"])
      #expect(profile.screen.nameCounts == ["12 of 40", "5 of 40"])
    }
  }
}
