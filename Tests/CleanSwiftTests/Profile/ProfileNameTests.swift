import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileNameTests {
  private let fixture = ProfileFixture.shown()

  @Test("P-6: a new name is sent once, trimmed, and displayed and cached when it is accepted")
  func saved() async throws {
    try await fixture.enter(" Anna \n")
    #expect(fixture.take() == [.nameCount("7 of 40"), .savingName])
    #expect(fixture.requests == [.changeDisplayName(.sample("Anna"))])
    #expect(fixture.cache.user == .sample)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.take() == [.endOfSavingName, .name("Anna", count: "4 of 40")])
    #expect(fixture.cache.user?.displayName == .sample("Anna"))

    try await fixture.enter("Berta")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(
      fixture.take() == [
        .nameCount("5 of 40"), .savingName, .endOfSavingName, .name("Berta", count: "5 of 40"),
      ])
    #expect(fixture.cache.user?.displayName == .sample("Berta"))
    #expect(fixture.requests.count == 2)
  }

  @Test(
    "P-7: a refused name is never sent, and its reason is displayed",
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
    #expect(fixture.take() == [.nameCount("\(text.count) of 40"), .nameError(message)])
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-7: the length counts after trimming")
  func longest() async throws {
    let name = String(repeating: "a", count: 40)
    try await fixture.enter(" \(name)\n ")
    #expect(fixture.take() == [.nameCount("43 of 40"), .savingName])
    #expect(fixture.requests == [.changeDisplayName(.sample(name))])
  }

  @Test(
    "P-8: the next valid name is displayed as being saved, after a refusal or a failure",
    arguments: [true, false])
  func validAfterError(isRefused: Bool) async throws {
    try await failToChangeName(isRefused: isRefused)
    try await fixture.enter("Anna")
    #expect(fixture.take() == [.nameCount("4 of 40"), .savingName])
  }

  @Test(
    "P-8: the saved name asks nothing and is displayed again, after a refusal or a failure",
    arguments: [true, false])
  func savedName(isRefused: Bool) async throws {
    try await failToChangeName(isRefused: isRefused)
    let count = fixture.requests.count
    try await fixture.enter("  David Blaine ")
    #expect(
      fixture.take() == [.nameCount("15 of 40"), .keptName("David Blaine", count: "12 of 40")])
    #expect(fixture.requests.count == count)
  }

  @Test("P-8: an accepted name is the saved one from then on")
  func newSavedName() async throws {
    try await fixture.enter("Anna")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    _ = fixture.take()
    try await fixture.enter("Anna ")
    #expect(fixture.take() == [.nameCount("5 of 40"), .keptName("Anna", count: "4 of 40")])
    #expect(fixture.requests.count == 1)
  }

  @Test("P-8: the saved name is displayed as it was saved, though typed in another composition")
  func savedNameInAnotherComposition() async throws {
    let saved = "Zo\u{EB}"
    let fixture = ProfileFixture(
      cached: User(id: User.sample.id, displayName: .sample(saved)))
    _ = fixture.take()
    try await fixture.enter("Zoe\u{308}")
    let displays = fixture.take()
    #expect(displays == [.nameCount("3 of 40"), .keptName(saved, count: "3 of 40")])
    guard case .keptName(let name, count: _) = displays.last else { return }
    #expect(Array(name.unicodeScalars) == Array(saved.unicodeScalars))
    #expect(fixture.requests.isEmpty)
  }

  @Test(
    "P-9: after a failure only its reason is displayed, and the name can be tried again",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.refused, "The change was not accepted."),
    ])
  func failed(error: UserServiceError, message: String) async throws {
    try await fixture.enter("Anna ")
    try await fixture.answer(.changeDisplayName, with: .failure(error))
    #expect(
      fixture.take()
        == [.nameCount("5 of 40"), .savingName, .endOfSavingName, .nameError(message)])
    #expect(fixture.cache.user == .sample)

    try await fixture.enter("Anna")
    #expect(fixture.take() == [.nameCount("4 of 40"), .savingName])
    #expect(fixture.requests.count == 2)
  }

  @Test("P-17: the reason of a refusal is displayed after a failure too")
  func refusedAfterFailure() async throws {
    try await failToChangeName(isRefused: false)
    try await fixture.enter("")
    #expect(
      fixture.take()
        == [.nameCount("0 of 40"), .nameError("A name needs at least one character.")])
  }

  @Test("P-10: the count follows each character, and nothing else does")
  func counting() {
    for text in ["D", "Da", "Da👩‍👩‍👧‍👦", "", String(repeating: "a", count: 41)] {
      fixture.type(text)
    }
    #expect(
      fixture.take() == [
        .nameCount("1 of 40"), .nameCount("2 of 40"), .nameCount("3 of 40"),
        .nameCount("0 of 40"), .nameCount("41 of 40"),
      ])
    #expect(fixture.requests.isEmpty)
  }

  private func failToChangeName(isRefused: Bool) async throws {
    if isRefused {
      try await fixture.enter("")
    } else {
      try await fixture.enter("Berta")
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    }
    let message =
      isRefused ? "A name needs at least one character." : "The change was not accepted."
    try #require(fixture.take().last == .nameError(message))
  }
}
