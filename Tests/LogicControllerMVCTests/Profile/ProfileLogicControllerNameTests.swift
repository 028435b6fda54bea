import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

extension ViewFree {
  @Suite struct ProfileLogicControllerNameTests {
    let profile = ProfileFixture.presenting(.sample)

    @Test("P-6: a new name is sent once, and is being saved while it is in flight")
    func inFlight() async throws {
      defer { profile.endEveryRequest() }
      profile.endEditing("Harry Houdini")
      #expect(profile.content?.isSavingName == true)
      profile.endEditing("Harry Houdini")
      try await settle()
      #expect(profile.requests == [.changeDisplayName(try DisplayName("Harry Houdini"))])
      #expect(profile.content?.isSavingName == true)
      #expect(profile.content?.user == .sample)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-6: a saved name is presented, trimmed, and cached")
    func saved() async throws {
      profile.endEditing(" Harry Houdini\n")
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.requests == [.changeDisplayName(try DisplayName("Harry Houdini"))])
      let content = try #require(profile.content)
      #expect(content.user.displayName.text == "Harry Houdini")
      #expect(content.draft == "Harry Houdini")
      #expect(content.nameCount == "13 of 40")
      #expect(!content.isSavingName)
      #expect(profile.cache.user == content.user)
    }

    @Test("P-6: the name can be changed again once it is saved")
    func savedTwice() async throws {
      for name in ["Harry Houdini", "Dai Vernon"] {
        profile.endEditing(name)
        try await profile.answer(.changeDisplayName, with: .accepted)
        #expect(profile.cache.user?.displayName.text == name)
      }
    }

    @Test("P-6, P-27: a name is saved when the cache was emptied meanwhile, and stays uncached")
    func savedWithEmptiedCache() async throws {
      profile.cache.user = nil
      profile.endEditing("Harry Houdini")
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.content?.user.displayName.text == "Harry Houdini")
      #expect(profile.cache.user == nil)
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
      profile.endEditing(text)
      try await settle()
      let content = try #require(profile.content)
      #expect(profile.requests == [])
      #expect(content.nameError == error)
      #expect(content.draft == text)
      #expect(content.user == .sample)
      #expect(!content.isSavingName)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-7: a name is trimmed before it is judged")
    func longestName() async throws {
      defer { profile.endEveryRequest() }
      let name = String(repeating: "a", count: 40)
      profile.endEditing("\n \(name) \n")
      try await settle()
      #expect(profile.content?.nameError == nil)
      #expect(profile.requests == [.changeDisplayName(try DisplayName(name))])
    }

    @Test("P-7, P-11: a refused name stays what it is when a photo is answered")
    func refusedDuringPhoto() async throws {
      try await profile.choosePhoto(.png)
      profile.endEditing("  ")
      try await profile.answer(.changePhoto, with: .accepted)
      #expect(profile.content?.draft == "  ")
      #expect(profile.content?.nameError == .empty)
    }

    @Test("P-8: the next valid name clears the name's error")
    func nextValidName() async throws {
      defer { profile.endEveryRequest() }
      profile.endEditing("")
      try #require(profile.content?.nameError != nil)
      profile.endEditing("Harry Houdini")
      #expect(profile.content?.isSavingName == true)
      #expect(profile.content?.nameError == nil)
    }

    @Test("P-8: the saved name asks nothing, is put back and clears the name's error")
    func savedName() async throws {
      profile.endEditing("")
      try #require(profile.content?.nameError != nil)
      profile.type("  David Blaine ")
      profile.endEditing("  David Blaine ")
      try await settle()
      #expect(profile.requests == [])
      let content = try #require(profile.content)
      #expect(content.draft == "David Blaine")
      #expect(content.nameCount == "12 of 40")
      #expect(content.nameError == nil)
      #expect(!content.isSavingName)
    }

    @Test(
      "P-9: a failed change hands back the error and keeps what was typed and what was saved",
      arguments: [UserServiceError.unreachable, .refused])
    func failed(error: UserServiceError) async throws {
      profile.endEditing("Harry Houdini ")
      try await profile.answer(.changeDisplayName, with: .failure(error))
      let content = try #require(profile.content)
      #expect(profile.error == error.localizedDescription)
      #expect(content.draft == "Harry Houdini ")
      #expect(content.user == .sample)
      #expect(!content.isSavingName)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-9: a failed change can be tried again with the same text")
    func triedAgain() async throws {
      defer { profile.endEveryRequest() }
      profile.endEditing("Harry Houdini")
      try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
      profile.endEditing("Harry Houdini")
      try await settle()
      #expect(profile.requests.count == 2)
    }

    @Test("P-10: the count follows each character, as a person counts them")
    func count() {
      for text in ["", "é", "é👩‍👩‍👧‍👦", "é👩‍👩‍👧‍👦 ", String(repeating: "a", count: 41)] {
        profile.type(text)
        #expect(profile.content?.draft == text)
        #expect(profile.content?.nameCount == "\(text.count) of 40")
      }
      #expect(profile.states.count == 6)
    }

    @Test(
      "P-11: an answer leaves the text that the person is typing alone",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
    func typingDuringAnswer(answer: ScenarioService.Answer) async throws {
      try await profile.choosePhoto(.png)
      profile.type(" Harry")
      try await profile.answer(.changePhoto, with: answer)
      #expect(profile.content?.isChangingPhoto == false)
      #expect(profile.content?.draft == " Harry")
      #expect(profile.content?.nameCount == "6 of 40")
    }
  }
}
