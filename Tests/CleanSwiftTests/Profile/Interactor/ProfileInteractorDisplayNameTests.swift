import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileInteractorDisplayNameTests {
  private let fixture = ProfileInteractorFixture()

  @Test("P-6: a new name is sent once, trimmed, and presented and cached when it is accepted")
  func saved() async throws {
    let count = fixture.presented.count
    try await fixture.changeDisplayName(to: " Anna \n")
    #expect(fixture.presented.name == .started)
    #expect(fixture.presented.count == count + 1)
    #expect(fixture.requests == [.changeDisplayName(.sample("Anna"))])
    #expect(fixture.cache.user == .sample)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.presented.name == .success(.sample("Anna")))
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
  }

  @Test(
    "P-7: a refused name is never sent, and its reason is presented",
    arguments: [
      ("", "A name needs at least one character."),
      (" \n", "A name needs at least one character."),
      ("An\nna", "A name cannot contain line breaks or control characters."),
      (String(repeating: "a", count: 41), "A name can have at most 40 characters."),
      (
        "e" + String(repeating: "\u{301}", count: 200),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
    ])
  func refused(text: String, message: String) async throws {
    try await fixture.changeDisplayName(to: text)
    #expect(fixture.presented.name == .failure(message))
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-7: the length counts after trimming")
  func longest() async throws {
    let name = String(repeating: "a", count: 40)
    try await fixture.changeDisplayName(to: " \(name)\n ")
    #expect(fixture.requests == [.changeDisplayName(.sample(name))])
  }

  @Test("P-8: the saved name is presented as it was saved, and not sent")
  func savedName() async throws {
    let saved = "Zoe\u{308}"
    let fixture = ProfileInteractorFixture(
      cached: User(id: User.sample.id, displayName: .sample(saved)))
    try await fixture.changeDisplayName(to: " Zo\u{EB} ")
    guard case .success(let name) = fixture.presented.name else {
      Issue.record("The saved name is not presented.")
      return
    }
    #expect(Array(name.text.unicodeScalars) == Array(saved.unicodeScalars))
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-8: an accepted name is the saved one from then on, and the former is not")
  func acceptedName() async throws {
    try await fixture.changeDisplayName(to: "Anna")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.changeDisplayName(to: "Anna ")
    #expect(fixture.presented.name == .success(.sample("Anna")))
    #expect(fixture.requests.count == 1)
    try await fixture.changeDisplayName(to: "David Blaine")
    #expect(fixture.requests.count == 2)
  }

  @Test(
    "P-9: a failure is presented, the cache keeps the saved name, and it can be sent again",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.refused, "The change was not accepted."),
    ])
  func failed(error: UserServiceError, message: String) async throws {
    try await fixture.changeDisplayName(to: "Anna")
    try await fixture.answer(.changeDisplayName, with: .failure(error))
    #expect(fixture.presented.name == .failure(message))
    #expect(fixture.cache.user == .sample)
    try await fixture.changeDisplayName(to: "Anna")
    #expect(fixture.requests.count == 2)
  }

  @Test(
    "P-10: the characters are counted without the white space around the name",
    arguments: [
      ("D", 1), ("Da👩‍👩‍👧‍👦", 3), ("", 0), (" \n", 0), (" D a\n", 3),
      (String(repeating: "a", count: 41), 41),
    ])
  func counting(text: String, characterCount: Int) {
    fixture.interactor.countName(request: .init(text: text))
    #expect(fixture.presented.characterCount == characterCount)
    #expect(fixture.presented.name == nil)
  }
}
