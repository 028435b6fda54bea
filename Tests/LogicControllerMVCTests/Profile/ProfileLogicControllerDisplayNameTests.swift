import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

@Suite struct ProfileLogicControllerDisplayNameTests {
  let profile = ProfileFixture.presenting(.blaine)

  @Test("P-6: a new name is sent once, and is being saved while it is in flight")
  func inFlight() async throws {
    profile.enter(" Harry Houdini\n")
    try await settle()
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
    #expect(
      profile.state
        == .presenting(.blaine) {
          $0.draft = " Harry Houdini\n"
          $0.isSavingName = true
        })
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-6: a saved name is presented, trimmed, and cached, also the second one")
  func saved() async throws {
    for name in ["Harry Houdini", "Dai Vernon"] {
      profile.enter(" \(name)\n")
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.state == .presenting(.blaine.with(name: name)))
      #expect(profile.content?.nameCount == "\(name.count) of 40")
      #expect(profile.cache.user == .blaine.with(name: name))
    }
    #expect(profile.requests.count == 2)
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
      (String(repeating: "👩‍👩‍👧‍👦", count: 17), .tooLarge),
      ("e" + String(repeating: "\u{301}", count: 200), .tooLarge),
    ])
  func refused(text: String, error: DisplayNameError) async throws {
    profile.enter(text)
    try await settle()
    #expect(profile.requests == [])
    #expect(
      profile.state
        == .presenting(.blaine) {
          $0.draft = text
          $0.nameError = error.localizedDescription
        })
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-7: a name is trimmed before it is checked")
  func longestName() async throws {
    let name = String(repeating: "a", count: 40)
    profile.enter("\n \(name) \n")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.state == .presenting(.blaine.with(name: name)))
  }

  @Test("P-8: the next valid name clears a refusal at once")
  func validAfterRefused() {
    profile.enter("")
    profile.enter("Harry Houdini")
    #expect(profile.state == saving("Harry Houdini"))
  }

  @Test("P-8: the next valid name clears a failure at once")
  func validAfterFailed() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    profile.enter("Dai Vernon")
    #expect(profile.state == saving("Dai Vernon"))
  }

  @Test("P-8: the saved name asks nothing, is put back and clears a refusal")
  func savedNameAfterRefused() async throws {
    profile.enter("")
    profile.enter("  David Blaine ")
    try await settle()
    #expect(profile.requests == [])
    #expect(profile.state == .presenting(.blaine))
    #expect(profile.content?.nameCount == "12 of 40")
  }

  @Test("P-8: the saved name asks nothing, is put back and clears a failure")
  func savedNameAfterFailed() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    profile.enter("David Blaine ")
    try await settle()
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
    #expect(profile.state == .presenting(.blaine))
  }

  @Test("P-8: the name that was saved last asks nothing and is put back")
  func nameSavedLast() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .accepted)
    profile.enter(" Harry Houdini")
    try await settle()
    #expect(profile.requests == [.changeDisplayName(.sample("Harry Houdini"))])
    #expect(profile.state == .presenting(.blaine.with(name: "Harry Houdini")))
  }

  @Test(
    "P-8: the saved name is that of the presented user, even if another is cached",
    arguments: [nil, User.dee])
  func savedNameBesideAnotherUser(_ user: User?) async throws {
    profile.cache.user = user
    profile.enter(" David Blaine")
    try await settle()
    #expect(profile.requests == [])
    #expect(profile.state == .presenting(.blaine))
  }

  @Test("P-8: the saved name is put back as it was saved, though typed in another composition")
  func savedNameInAnotherComposition() async throws {
    let profile = ProfileFixture.presenting(.blaine.with(name: "Zoe\u{301}"))
    profile.enter("Zo\u{E9}")
    try await settle()
    #expect(profile.requests == [])
    #expect(
      profile.content.map { Array($0.draft.unicodeScalars) } == ["Z", "o", "e", "\u{301}"])
  }

  @Test(
    "P-9: a failed change hands back the reason and keeps what was typed and what was saved",
    arguments: [UserServiceError.unreachable, .refused])
  func failed(error: UserServiceError) async throws {
    profile.enter("Harry Houdini ")
    try await profile.answer(.changeDisplayName, with: .failure(error))
    #expect(
      profile.state
        == .presenting(.blaine) {
          $0.draft = "Harry Houdini "
          $0.nameError = error.localizedDescription
        })
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-9: a failed change can be tried again with the same text")
  func triedAgain() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.requests.count == 2)
    #expect(profile.state == .presenting(.blaine.with(name: "Harry Houdini")))
  }

  @Test(
    "P-10: the count follows each character of the name that would be sent",
    arguments: [
      ("", 0), (" \n", 0), ("é", 1), ("é👩‍👩‍👧‍👦", 2), (" é👩‍👩‍👧‍👦 ", 2), ("Mary  Ann\t", 9),
      (String(repeating: "a", count: 41), 41),
    ])
  func count(text: String, count: Int) {
    profile.type(text)
    #expect(profile.state == .presenting(.blaine) { $0.draft = text })
    #expect(profile.content?.nameCount == "\(count) of 40")
  }

  @Test(
    "P-11: an answer for the photo leaves text that the person is typing",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func typingDuringPhoto(answer: ScenarioService.Answer) async throws {
    try await profile.choosePhoto(.png)
    profile.type(" Harry")
    try await profile.answer(.changePhoto, with: answer)
    #expect(profile.content?.isChangingPhoto == false)
    #expect(profile.content?.draft == " Harry")
    #expect(profile.content?.nameCount == "5 of 40")
  }

  @Test(
    "P-11: an answer for the posts leaves text that the person is typing",
    arguments: [ScenarioPostService.Answer.posts([]), .failure(.unreachable)])
  func typingDuringPosts(answer: ScenarioPostService.Answer) async throws {
    profile.type(" Harry")
    try await profile.answerPosts(answer)
    #expect(profile.content?.draft == " Harry")
  }

  @Test("P-27: an accepted name keeps what another part has cached of the user")
  func keepsOtherChange() async throws {
    profile.enter("Harry Houdini")
    try await settle()
    profile.cache.user?.photo = .landscape
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user == .blaine.with(name: "Harry Houdini", photo: .landscape))
    #expect(profile.state == .presenting(.blaine.with(name: "Harry Houdini")))
  }

  @Test(
    "P-27: an accepted name leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    profile.enter("Harry Houdini")
    try await settle()
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user == user)
    #expect(profile.state == .presenting(.blaine.with(name: "Harry Houdini")))
  }

  private func saving(_ name: String) -> ProfileState {
    .presenting(.blaine) {
      $0.draft = name
      $0.isSavingName = true
    }
  }
}
