import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

@Suite struct ProfilePresenterDisplayNameTests {
  let profile = ProfileFixture.showing()

  static let savingDee = ProfileScreen.blaine.with {
    $0.nameFieldText = "Dee"
    $0.nameCount = "3 of 40"
    $0.isNameFieldEnabled = false
    $0.isSaving = true
  }

  @Test("P-6: while a new name is in flight, the field is disabled and the old name is shown")
  func inFlight() async throws {
    profile.enter("Dee")
    #expect(profile.screen == Self.savingDee)
    try await settle()
    #expect(profile.requests == [.changeDisplayName(.sample("Dee"))])
    #expect(profile.screen == Self.savingDee)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-6: a saved name is shown and cached, trimmed, and can be changed again")
  func saved() async throws {
    for name in ["Harry Houdini", "Dee"] {
      profile.enter(" \(name)\n")
      try await profile.answer(.changeDisplayName, with: .accepted)
      #expect(profile.screen.displayName == .sample(name))
      #expect(profile.screen.nameFieldText == name)
      #expect(profile.cache.user?.displayName == .sample(name))
      #expect(profile.cache.user?.photo == .portrait)
    }
    #expect(
      profile.requests
        == [.changeDisplayName(.sample("Harry Houdini")), .changeDisplayName(.sample("Dee"))])
    #expect(
      profile.screen
        == .blaine.with {
          $0.displayName = .sample("Dee")
          $0.nameFieldText = "Dee"
          $0.nameCount = "3 of 40"
        })
    profile.enter("Dee")
    try await settle()
    #expect(profile.requests.count == 2)
  }

  @Test(
    "P-7: a refused name is never sent; its reason shows, and what was typed and saved stays",
    arguments: [
      ("", "A name needs at least one character."),
      (" \n\t ", "A name needs at least one character."),
      ("Harry\nHoudini", "A name cannot contain line breaks or control characters."),
      ("Harry\u{7}Houdini", "A name cannot contain line breaks or control characters."),
      (
        "\u{7}" + String(repeating: "a", count: 41),
        "A name cannot contain line breaks or control characters."
      ),
      (String(repeating: "a", count: 41), "A name can have at most 40 characters."),
      (
        String(repeating: "👩‍👩‍👧‍👦", count: 17),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
      (
        "a" + String(repeating: "\u{301}", count: 200),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
    ])
  func refused(text: String, reason: String) async throws {
    profile.enter(text)
    try await settle()
    #expect(profile.requests == [])
    #expect(
      profile.screen
        == .blaine.with {
          $0.nameFieldText = text
          $0.nameCount = "\(DisplayName.characterCount(of: text)) of 40"
          $0.nameError = reason
        })
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-7: a name of 40 characters between white space is sent without it")
  func longestName() async throws {
    let name = String(repeating: "a", count: 40)
    profile.enter("\n \(name) \n")
    try await settle()
    #expect(profile.screen.nameError == nil)
    #expect(profile.requests == [.changeDisplayName(.sample(name))])
  }

  @Test("P-8: the next valid name clears a refusal at once")
  func clearsRefusal() async throws {
    profile.enter("")
    try #require(profile.screen.nameError != nil)
    profile.enter("Dee")
    #expect(profile.screen == Self.savingDee)
  }

  @Test("P-8, P-9: the same text can be sent again after a failure, which clears its message")
  func clearsFailure() async throws {
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    try #require(profile.screen.nameError != nil)
    profile.presenter.nameEditingEnded("Dee")
    #expect(profile.screen == Self.savingDee)
    try await settle()
    #expect(profile.requests.count == 2)
  }

  @Test("P-8: the saved name asks nothing, is put back and clears a refusal and a failure")
  func savedName() async throws {
    profile.enter("")
    try #require(profile.screen.nameError != nil)
    profile.enter("  David Blaine ")
    #expect(profile.screen == .blaine)
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try #require(profile.screen.nameError != nil)
    profile.enter("David Blaine\n")
    try await settle()
    #expect(profile.screen == .blaine)
    #expect(profile.requests == [.changeDisplayName(.sample("Dee"))])
  }

  @Test("P-8: the saved name is that of the user who is shown, even if another is cached")
  func savedNameBesideAnotherUser() async throws {
    profile.cache.user = .dee
    profile.enter("David Blaine ")
    try await settle()
    #expect(profile.screen == .blaine)
    #expect(profile.requests == [])
  }

  @Test("P-8: the saved name is put back as it was saved, when it is typed with other accents")
  func savedNameWithAccents() async throws {
    let saved = "Zoe\u{308}"
    let profile = ProfileFixture.showing(
      User(id: User.blaine.id, displayName: .sample(saved)))
    profile.enter("Zo\u{EB}")
    try await settle()
    #expect(profile.requests == [])
    #expect(
      profile.screen.nameFieldText.map { Array($0.unicodeScalars) } == Array(saved.unicodeScalars)
    )
  }

  @Test(
    "P-9: a failed change shows its message and keeps what was typed and what was saved",
    arguments: [UserServiceError.unreachable, .refused])
  func failed(error: UserServiceError) async throws {
    profile.enter(" Dee")
    try await profile.answer(.changeDisplayName, with: .failure(error))
    #expect(
      profile.screen
        == .blaine.with {
          $0.nameFieldText = " Dee"
          $0.nameCount = "3 of 40"
          $0.nameError = error.localizedDescription
        })
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-10: the count follows each character of the name that would be sent, above 40 too")
  func count() {
    #expect(profile.screen.nameCount == "12 of 40")
    for (text, count) in [
      ("", 0), (" \n", 0), ("é", 1), ("é👩‍👩‍👧‍👦", 2), (" é👩‍👩‍👧‍👦\n", 2), ("é  👩‍👩‍👧‍👦", 4),
      (String(repeating: "a", count: 41), 41),
    ] {
      profile.type(text)
      #expect(profile.screen.nameCount == "\(count) of 40")
    }
    #expect(profile.screen.nameError == nil)
  }

  @Test("P-10: the count of a name that is put back is that of the saved name")
  func countOfSavedName() {
    profile.enter("  David Blaine ")
    #expect(profile.screen.nameCount == "12 of 40")
  }

  @Test(
    "P-11: answers about the photo and the posts leave the text that the person is typing",
    arguments: [
      (ScenarioService.Answer.accepted, ScenarioPostService.Answer.posts([.sample(1)])),
      (.failure(.refused), .failure(.unreachable)),
    ])
  func typingDuringAnswer(
    photoAnswer: ScenarioService.Answer, postsAnswer: ScenarioPostService.Answer
  ) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    profile.type("Harry")
    try await profile.answer(.changePhoto, with: photoAnswer)
    try await profile.answerPosts(postsAnswer)
    #expect(profile.screen.nameFieldText == "Harry")
    #expect(profile.screen.nameCount == "5 of 40")
  }
}
