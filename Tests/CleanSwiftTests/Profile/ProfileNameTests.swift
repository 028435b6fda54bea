import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

extension ViewFree {
  @Suite struct ProfileNameTests {
    private let fixture = ProfileFixture.shown()

    @Test("P-6: a new name is sent once, trimmed, and displayed and cached when it is accepted")
    func saved() async throws {
      try await fixture.changeDisplayName(to: " Anna \n")
      #expect(fixture.take() == [.savingName])
      #expect(fixture.requests == [.changeDisplayName(.sample("Anna"))])
      #expect(fixture.cache.user == .sample)
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.take() == [.endOfSavingName, .name("Anna", count: "4 of 40")])
      #expect(fixture.cache.user?.displayName == .sample("Anna"))

      try await fixture.changeDisplayName(to: "Berta")
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(
        fixture.take() == [.savingName, .endOfSavingName, .name("Berta", count: "5 of 40")])
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
      try await fixture.changeDisplayName(to: text)
      #expect(fixture.take() == [.nameError(message)])
      #expect(fixture.requests.isEmpty)
      #expect(fixture.cache.user == .sample)
    }

    @Test("P-7: the length counts after trimming")
    func longest() async throws {
      let name = String(repeating: "a", count: 40)
      try await fixture.changeDisplayName(to: " \(name)\n ")
      #expect(fixture.take() == [.savingName])
      #expect(fixture.requests == [.changeDisplayName(.sample(name))])
    }

    @Test(
      "P-8: the next valid name is displayed as being saved, after a refusal or a failure",
      arguments: [true, false])
    func validAfterError(isRefused: Bool) async throws {
      try await failToChangeName(isRefused: isRefused)
      try await fixture.changeDisplayName(to: "Anna")
      #expect(fixture.take() == [.savingName])
    }

    @Test(
      "P-8: the saved name asks nothing and is displayed again, after a refusal or a failure",
      arguments: [true, false])
    func savedName(isRefused: Bool) async throws {
      try await failToChangeName(isRefused: isRefused)
      let count = fixture.requests.count
      try await fixture.changeDisplayName(to: "  David Blaine ")
      #expect(fixture.take() == [.keptName("David Blaine", count: "12 of 40")])
      #expect(fixture.requests.count == count)
    }

    @Test("P-8: an accepted name is the saved one from then on")
    func newSavedName() async throws {
      try await fixture.changeDisplayName(to: "Anna")
      try await fixture.answer(.changeDisplayName, with: .accepted)
      _ = fixture.take()
      try await fixture.changeDisplayName(to: "Anna ")
      #expect(fixture.take() == [.keptName("Anna", count: "4 of 40")])
      #expect(fixture.requests.count == 1)
    }

    @Test("P-8: the saved name is displayed as it was saved, though typed in another composition")
    func savedNameInAnotherComposition() async throws {
      let saved = "Zo\u{EB}"
      let fixture = ProfileFixture(
        cached: User(id: User.sample.id, displayName: .sample(saved)))
      _ = fixture.take()
      try await fixture.changeDisplayName(to: "Zoe\u{308}")
      let displays = fixture.take()
      #expect(displays == [.keptName(saved, count: "3 of 40")])
      guard case .keptName(let name, count: _) = displays.first else { return }
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
      try await fixture.changeDisplayName(to: "Anna ")
      try await fixture.answer(.changeDisplayName, with: .failure(error))
      #expect(fixture.take() == [.savingName, .endOfSavingName, .nameError(message)])
      #expect(fixture.cache.user == .sample)

      try await fixture.changeDisplayName(to: "Anna")
      #expect(fixture.take() == [.savingName])
      #expect(fixture.requests.count == 2)
    }

    @Test("P-10: the count follows each character, and nothing else does")
    func counting() {
      for text in ["D", "Da", "Da👩‍👩‍👧‍👦", "", String(repeating: "a", count: 41)] {
        fixture.interactor.countName(request: .init(text: text))
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
        try await fixture.changeDisplayName(to: "")
      } else {
        try await fixture.changeDisplayName(to: "Berta")
        try await fixture.answer(.changeDisplayName, with: .failure(.refused))
      }
      try #require(fixture.take().count == (isRefused ? 1 : 3))
    }
  }
}
