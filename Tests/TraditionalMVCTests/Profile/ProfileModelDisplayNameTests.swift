import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

@Suite struct ProfileModelDisplayNameTests {
  let profile = ProfileFixture.opened(with: .sample)

  @Test("P-6: a new name is sent once, and the model is saving it while it is in flight")
  func inFlight() async throws {
    profile.enter("Harry Houdini")
    let saving = ProfileFixture.Observation.shown(.sample).with {
      $0.draftNames.append("Harry Houdini")
      $0.isSavingName = true
    }
    #expect(profile.seen == saving)
    try await settle()
    #expect(profile.seen == saving)
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
    #expect(profile.cache.user == .sample)
  }

  @Test("P-6: a saved name is announced, trimmed, and cached")
  func saved() async throws {
    profile.enter(" Harry Houdini\n")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
    #expect(
      profile.seen
        == .shown(.sample).with {
          $0.name = "Harry Houdini"
          $0.draftNames += [" Harry Houdini\n", "Harry Houdini"]
        })
    #expect(
      profile.cache.user == User(id: User.sample.id, displayName: .sample("Harry Houdini")))
  }

  @Test("P-6: the name can be changed again once it is saved")
  func savedTwice() async throws {
    for name in ["Harry Houdini", "Dai Vernon", "Harry Houdini"] {
      profile.enter(name)
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.seen.name == name)
      #expect(profile.cache.user?.displayName.text == name)
    }
    #expect(profile.requests.count == 3)
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
      (String(repeating: "👩‍👩‍👧‍👦", count: 17), .tooLarge),
      ("e" + String(repeating: "\u{301}", count: 200), .tooLarge),
    ])
  func refused(text: String, error: DisplayNameError) async throws {
    profile.enter(text)
    try await settle()
    #expect(
      profile.seen
        == .shown(.sample).with {
          $0.draftNames.append(text)
          $0.nameError = error.localizedDescription
        })
    #expect(profile.requests == [])
    #expect(profile.cache.user == .sample)
  }

  @Test("P-7: a name is trimmed before it is judged")
  func longestName() async throws {
    let name = String(repeating: "a", count: 40)
    profile.enter("\n \(name) \n")
    try await settle()
    #expect(profile.seen.nameError == nil)
    #expect(profile.requests == [.changeDisplayName(.sample(name))])
  }

  @Test("P-8: the next valid name clears the message of a refusal at once")
  func nextValidName() throws {
    profile.enter("")
    try #require(profile.seen.nameError != nil)
    profile.enter("Harry Houdini")
    #expect(profile.seen.nameError == nil)
    #expect(profile.seen.isSavingName)
  }

  @Test("P-8: the next valid name clears the message of a failure at once")
  func nextValidNameAfterFailure() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try #require(profile.seen.nameError != nil)
    profile.enter("Dai Vernon")
    #expect(profile.seen.nameError == nil)
    #expect(profile.seen.isSavingName)
  }

  @Test("P-8: the saved name asks nothing, is put back and clears a refusal and a failure")
  func savedName() async throws {
    profile.enter("")
    try #require(profile.seen.nameError != nil)
    profile.enter("  David Blaine ")
    #expect(
      profile.seen
        == .shown(.sample).with {
          $0.draftNames += ["", "  David Blaine ", "David Blaine"]
        })

    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    try #require(profile.seen.nameError != nil)
    profile.enter("David Blaine")
    try await settle()
    #expect(profile.seen.nameError == nil)
    #expect(!profile.seen.isSavingName)
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
  }

  @Test("P-8: a name that was changed is the saved one from then on")
  func newSavedName() async throws {
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .accepted)
    profile.enter(" Dee ")
    try await settle()
    #expect(profile.seen.draftNames.last == "Dee")
    #expect(profile.requests.count == 1)
  }

  @Test("P-8: the saved name is put back as it was saved, even if it is composed otherwise")
  func composedName() async throws {
    var user = User.sample
    user.displayName = .sample("Zo\u{EB}")
    let profile = ProfileFixture.opened(with: user)
    profile.enter("Zoe\u{308}")
    try await settle()
    #expect(profile.requests == [])
    #expect(
      profile.seen.draftNames.last.map { Array($0.unicodeScalars) } == ["Z", "o", "\u{EB}"])
  }

  @Test(
    "P-9: a failed change leaves the message, the draft and the saved name",
    arguments: [UserServiceError.unreachable, .refused])
  func failed(error: UserServiceError) async throws {
    profile.enter(" Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(error))
    #expect(
      profile.seen
        == .shown(.sample).with {
          $0.draftNames.append(" Harry Houdini")
          $0.nameError = error.localizedDescription
        })
    #expect(profile.cache.user == .sample)
  }

  @Test("P-9: a failed change can be tried again with the same text")
  func triedAgain() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.requests.count == 2)
    #expect(profile.seen.name == "Harry Houdini")
  }

  @Test("P-10: the draft is announced after each character, for the count to follow")
  func draft() {
    for text in ["D", "De", "Dee"] {
      profile.type(text)
    }
    #expect(profile.seen.draftNames == ["David Blaine", "D", "De", "Dee"])
  }

  @Test(
    "P-11: the answer about a photo leaves the draft alone",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func typingDuringPhoto(answer: ScenarioService.Answer) async throws {
    try await profile.choosePhoto(.png)
    profile.type("Harry")
    try await profile.answer(.changePhoto, with: answer)
    #expect(profile.seen.draftNames == ["David Blaine", "Harry"])
  }

  @Test(
    "P-11: the answer about the posts leaves the draft alone",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func typingDuringPosts(answer: ScenarioPostService.Answer) async throws {
    profile.type("Harry")
    try await profile.answerPosts(answer)
    #expect(profile.seen.draftNames == ["David Blaine", "Harry"])
  }
}
