import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LighterMVC

extension ViewFree {
  @Suite struct ProfileStoreDisplayNameTests {
    let profile = ProfileFixture.opened(with: .sample)

    @Test("P-6: a new name is sent once, and the state says so while it is in flight")
    func inFlight() async throws {
      defer { profile.endEveryRequest() }
      profile.enterName("Harry Houdini")
      #expect(profile.seen.isSavingName)
      profile.enterName("Harry Houdini")
      try await settle()
      #expect(profile.requests == [.changeDisplayName(try DisplayName("Harry Houdini"))])
      #expect(profile.seen.isSavingName)
      #expect(profile.seen.name == "David Blaine")
      #expect(profile.cache.user == .sample)
    }

    @Test("P-6: a saved name is announced, trimmed, and cached")
    func saved() async throws {
      profile.enterName(" Harry Houdini\n")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.requests == [.changeDisplayName(try DisplayName("Harry Houdini"))])
      #expect(profile.seen.name == "Harry Houdini")
      #expect(profile.seen.draftNames.last == "Harry Houdini")
      #expect(profile.cache.user?.displayName.text == "Harry Houdini")
      #expect(!profile.seen.isSavingName)
    }

    @Test("P-6: the name can be changed again once it is saved")
    func savedTwice() async throws {
      for name in ["Harry Houdini", "Dai Vernon"] {
        profile.enterName(name)
        try await settle()
        try await profile.answer(.changeDisplayName, with: .accepted)
        #expect(profile.cache.user?.displayName.text == name)
      }
    }

    @Test(
      "P-7: a refused name is never sent; the draft and the saved name stay",
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
      profile.enterName(text)
      try await settle()
      #expect(profile.seen.nameError == error)
      #expect(profile.requests == [])
      #expect(profile.seen.draftNames == ["David Blaine", text])
      #expect(profile.seen.name == "David Blaine")
      #expect(!profile.seen.isSavingName)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-7: a name is trimmed before it is judged")
    func longestName() async throws {
      defer { profile.endEveryRequest() }
      let name = String(repeating: "a", count: 40)
      profile.enterName("\n \(name) \n")
      try await settle()
      #expect(profile.seen.nameError == nil)
      #expect(profile.requests == [.changeDisplayName(try DisplayName(name))])
    }

    @Test("P-8: the next valid name clears the name's error")
    func nextValidName() async throws {
      defer { profile.endEveryRequest() }
      profile.enterName("")
      try #require(profile.seen.nameError != nil)
      profile.enterName("Harry Houdini")
      #expect(profile.seen.nameError == nil)
    }

    @Test("P-8: the saved name asks nothing, is put back and clears the name's error")
    func savedName() async throws {
      profile.enterName("")
      try #require(profile.seen.nameError != nil)
      profile.enterName("  David Blaine ")
      try await settle()
      #expect(profile.requests == [])
      #expect(profile.seen.draftNames == ["David Blaine", "", "  David Blaine ", "David Blaine"])
      #expect(profile.seen.nameError == nil)
      #expect(!profile.seen.isSavingName)
    }

    @Test(
      "P-9: a failed change leaves the error, the draft and the saved name",
      arguments: [UserServiceError.unreachable, .refused])
    func failed(error: UserServiceError) async throws {
      profile.enterName("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .failure(error))
      #expect(profile.seen.error == error.localizedDescription)
      #expect(!profile.seen.hasFailedToLoad)
      #expect(profile.seen.name == "David Blaine")
      #expect(profile.seen.draftNames == ["David Blaine", "Harry Houdini"])
      #expect(!profile.seen.isSavingName)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-9: a failed change can be tried again with the same text")
    func triedAgain() async throws {
      defer { profile.endEveryRequest() }
      profile.enterName("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
      profile.enterName("Harry Houdini")
      try await settle()
      #expect(profile.requests.count == 2)
    }

    @Test("The draft is announced after each character")
    func draft() {
      for text in ["D", "De", "Dee"] {
        profile.state.draftName = text
      }
      #expect(profile.seen.draftNames == ["David Blaine", "D", "De", "Dee"])
    }

    @Test(
      "P-11: an answer leaves the draft that the person is typing alone",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
    func typingDuringAnswer(answer: ScenarioService.Answer) async throws {
      try await profile.choosePhoto(.png)
      profile.state.draftName = "Harry"
      try await profile.answer(.changePhoto, with: answer)
      #expect(profile.seen.draftNames == ["David Blaine", "Harry"])
    }
  }
}
