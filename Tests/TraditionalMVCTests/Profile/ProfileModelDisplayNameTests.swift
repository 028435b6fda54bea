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
    let saving = ProfileScreen.showing(.sample).typed("Harry Houdini")
      .with { $0.isSavingName = true }
    #expect(profile.screen == saving)
    try await settle()
    #expect(profile.screen == saving)
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
    #expect(profile.cache.user == .sample)
  }

  @Test("P-6: a saved name is announced, trimmed, and cached")
  func saved() async throws {
    profile.enter(" Harry Houdini\n")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
    let user = User(id: User.sample.id, displayName: .sample("Harry Houdini"))
    #expect(profile.screen == .showing(user))
    #expect(profile.cache.user == user)
  }

  @Test("P-6: a saved name is announced without the photo")
  func announcedAlone() async throws {
    profile.enter("Harry Houdini")
    let dependent = DependentSpy<ProfileAspect>()
    profile.model.addDependent(dependent)
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(dependent.aspects == [.savingName, .name, .draftName])
  }

  @Test("P-6: the name can be changed again once it is saved")
  func savedTwice() async throws {
    for name in ["Harry Houdini", "Dai Vernon", "Harry Houdini"] {
      profile.enter(name)
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.screen.name == name)
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
      profile.screen
        == .showing(.sample).typed(text).with { $0.nameError = error.localizedDescription })
    #expect(profile.requests == [])
    #expect(profile.cache.user == .sample)
  }

  @Test("P-7: a name is trimmed before it is judged")
  func longestName() async throws {
    let name = String(repeating: "a", count: 40)
    profile.enter("\n \(name) \n")
    try await settle()
    #expect(profile.screen.nameError == nil)
    #expect(profile.requests == [.changeDisplayName(.sample(name))])
  }

  @Test("P-8: the next valid name clears the message of a refusal at once")
  func nextValidName() throws {
    profile.enter("")
    try #require(profile.screen.nameError != nil)
    profile.enter("Harry Houdini")
    #expect(profile.screen.nameError == nil)
    #expect(profile.screen.isSavingName)
  }

  @Test("P-8: the next valid name clears the message of a failure at once")
  func nextValidNameAfterFailure() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try #require(profile.screen.nameError != nil)
    profile.enter("Dai Vernon")
    #expect(profile.screen.nameError == nil)
    #expect(profile.screen.isSavingName)
  }

  @Test("P-8: the saved name asks nothing, is put back and clears a refusal and a failure")
  func savedName() async throws {
    profile.enter("")
    try #require(profile.screen.nameError != nil)
    profile.enter("  David Blaine ")
    #expect(profile.screen == .showing(.sample))

    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    try #require(profile.screen.nameError != nil)
    profile.enter("David Blaine")
    try await settle()
    #expect(profile.screen.nameError == nil)
    #expect(!profile.screen.isSavingName)
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
  }

  @Test("P-8: a name that was changed is the saved one from then on")
  func newSavedName() async throws {
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .accepted)
    profile.enter(" Dee ")
    try await settle()
    #expect(profile.screen.nameFieldText == "Dee")
    #expect(profile.requests.count == 1)
  }

  @Test(
    "P-8: the saved name is that of the model's user, even if another is cached",
    arguments: [nil, User.dee])
  func savedNameBesideAnotherUser(_ user: User?) async throws {
    profile.cache.user = user
    profile.enter(" David Blaine")
    try await settle()
    #expect(profile.requests == [])
    #expect(profile.screen == .showing(.sample))
  }

  @Test("P-8: the saved name is put back as it was saved, even if it is composed otherwise")
  func composedName() async throws {
    var user = User.sample
    user.displayName = .sample("Zo\u{EB}")
    let profile = ProfileFixture.opened(with: user)
    profile.enter("Zoe\u{308}")
    try await settle()
    #expect(profile.requests == [])
    #expect(Array(profile.screen.nameFieldText.unicodeScalars) == ["Z", "o", "\u{EB}"])
  }

  @Test(
    "P-9: a failed change leaves the message, the draft and the saved name",
    arguments: [UserServiceError.unreachable, .refused])
  func failed(error: UserServiceError) async throws {
    profile.enter(" Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(error))
    #expect(
      profile.screen
        == .showing(.sample).typed(" Harry Houdini")
        .with { $0.nameError = error.localizedDescription })
    #expect(profile.cache.user == .sample)
  }

  @Test("P-8, P-9: a failed change can be tried again untouched, which clears its message")
  func triedAgain() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    profile.model.changeDisplayName()
    #expect(profile.screen.nameError == nil)
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.requests.count == 2)
    #expect(profile.screen.name == "Harry Houdini")
  }

  @Test(
    "P-10: the count follows each character of the name that would be sent",
    arguments: [
      ("", "0 of 40"), ("D", "1 of 40"), ("De ", "2 of 40"), (" \tDee\n", "3 of 40"),
      ("Dai  Vernon", "11 of 40"), ("   ", "0 of 40"),
      (String(repeating: "👩‍👩‍👧‍👦", count: 41), "41 of 40"),
    ])
  func count(text: String, count: String) {
    #expect(profile.screen.nameCount == "12 of 40")
    profile.type(text)
    #expect(profile.screen.nameFieldText == text)
    #expect(profile.screen.nameCount == count)
  }

  @Test(
    "P-11: the answer about a photo leaves the draft alone",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func typingDuringPhoto(answer: ScenarioService.Answer) async throws {
    try await profile.choosePhoto(.png)
    profile.type(" Harry")
    try await profile.answer(.changePhoto, with: answer)
    #expect(profile.screen.nameFieldText == " Harry")
  }

  @Test(
    "P-11: the answer about the posts leaves the draft alone",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func typingDuringPosts(answer: ScenarioPostService.Answer) async throws {
    profile.type(" Harry")
    try await profile.answerPosts(answer)
    #expect(profile.screen.nameFieldText == " Harry")
  }
}
