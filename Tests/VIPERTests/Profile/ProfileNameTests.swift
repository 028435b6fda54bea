import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileNameTests {
  private let fixture = ProfileFixture()

  @Test("P-6: a new name is saved, trimmed, and the field is disabled until the answer")
  func saved() async throws {
    try await fixture.enter(" Anna \n")
    #expect(
      fixture.shown
        == .sample {
          $0.nameFieldText = " Anna \n"
          $0.nameCount = "7 of 40"
          $0.isNameFieldEnabled = false
          $0.isSavingName = true
        })
    #expect(fixture.requests == [.changeDisplayName(.sample("Anna"))])
    #expect(fixture.cache.user == .sample)

    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.shown == .sample { $0.setName("Anna") })
    #expect(fixture.cache.user?.displayName == .sample("Anna"))

    try await fixture.enter("Berta")
    #expect(!fixture.shown.isNameFieldEnabled && fixture.shown.isSavingName)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.shown == .sample { $0.setName("Berta") })
    #expect(fixture.requests.count == 2)
  }

  @Test(
    "P-7: a refused name is never sent",
    arguments: [
      ("", "A name needs at least one character."),
      (" \n", "A name needs at least one character."),
      ("An\nna", "A name cannot contain line breaks or control characters."),
      ("An\u{7}na", "A name cannot contain line breaks or control characters."),
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
        "e" + String(repeating: "\u{301}", count: 200),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
    ])
  func refused(text: String, message: String) async throws {
    try await fixture.enter(text)
    #expect(
      fixture.shown
        == .sample {
          $0.nameFieldText = text
          $0.nameCount = "\(text.count) of 40"
          $0.nameError = message
        })
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-7: the length counts after trimming")
  func longest() async throws {
    let name = String(repeating: "a", count: 40)
    try await fixture.enter(" \(name)\n ")
    #expect(fixture.shown.nameError == nil)
    #expect(fixture.requests == [.changeDisplayName(.sample(name))])
  }

  @Test(
    "P-8: the next valid name clears a refusal at once", arguments: ["Anna", " David Blaine "])
  func validAfterRefusal(name: String) async throws {
    try await fixture.enter("")
    try #require(fixture.shown.nameError != nil)
    try await fixture.enter(name)
    #expect(fixture.shown.nameError == nil)
  }

  @Test(
    "P-8: the next valid name clears a failure at once", arguments: ["Anna", " David Blaine "])
  func validAfterFailure(name: String) async throws {
    try await fixture.enter("Berta")
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try #require(fixture.shown.nameError != nil)
    try await fixture.enter(name)
    #expect(fixture.shown.nameError == nil)
  }

  @Test("P-8: the saved name asks nothing and returns to the field")
  func savedName() async throws {
    try await fixture.enter("  David Blaine ")
    #expect(fixture.shown == .sample())
    #expect(fixture.requests.isEmpty)

    try await fixture.enter("Anna")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.enter("Anna ")
    #expect(fixture.shown == .sample { $0.setName("Anna") })
    #expect(fixture.requests.count == 1)
  }

  @Test("P-8: the saved name returns as it was saved, when it is typed with other accents")
  func savedNameWithAccents() async throws {
    let saved = "Zoe\u{308}"
    let fixture = ProfileFixture(
      cached: User(id: User.sample.id, displayName: .sample(saved)))
    try await fixture.enter("Zo\u{EB}")
    #expect(fixture.requests.isEmpty)
    for text in [fixture.shown.name, fixture.shown.nameFieldText] {
      #expect(text.map { Array($0.unicodeScalars) } == Array(saved.unicodeScalars))
    }
  }

  @Test(
    "P-9: after a failure the saved name stays, and the typed name can be edited",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.refused, "The change was not accepted."),
    ])
  func failed(error: UserServiceError, message: String) async throws {
    try await fixture.enter("Anna ")
    try await fixture.answer(.changeDisplayName, with: .failure(error))
    #expect(
      fixture.shown
        == .sample {
          $0.nameFieldText = "Anna "
          $0.nameCount = "5 of 40"
          $0.nameError = message
        })
    #expect(fixture.cache.user == .sample)

    try await fixture.enter("Anna")
    #expect(fixture.requests.count == 2)
  }

  @Test("P-10: the count follows each character")
  func counting() {
    var counts: [String?] = []
    for text in ["D", "Da", "Da👩‍👩‍👧‍👦", "", String(repeating: "a", count: 41)] {
      fixture.type(text)
      counts.append(fixture.shown.nameCount)
    }
    #expect(counts == ["1 of 40", "2 of 40", "3 of 40", "0 of 40", "41 of 40"])
  }

  @Test(
    "P-11: the answer to a photo does not change what is being typed",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func typingBesidePhoto(answer: ScenarioService.Answer) async throws {
    try await fixture.choosePhoto(.png)
    fixture.type("Ann")
    try await fixture.answer(.changePhoto, with: answer)
    #expect(fixture.shown.nameFieldText == "Ann")
    #expect(fixture.shown.nameCount == "3 of 40")
  }

  @Test(
    "P-11: the answer to posts does not change what is being typed",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func typingBesidePosts(answer: ScenarioPostService.Answer) async throws {
    fixture.type("Ann")
    try await fixture.answerPosts(answer)
    #expect(fixture.shown.nameFieldText == "Ann")
    #expect(fixture.shown.nameCount == "3 of 40")
  }
}
