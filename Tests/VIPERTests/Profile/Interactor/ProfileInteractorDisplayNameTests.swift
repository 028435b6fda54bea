import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileInteractorDisplayNameTests {
  private let fixture = ProfileInteractorFixture()

  @Test("P-6: a new name is sent once, trimmed, and cached when it is accepted")
  func saved() async throws {
    fixture.interactor.changeDisplayName(to: " Anna \n")
    #expect(fixture.answers.isChangingDisplayName)
    try await settle()
    #expect(fixture.requests == [.changeDisplayName(.sample("Anna"))])
    #expect(fixture.cache.user == .sample)
    #expect(fixture.answers.name == nil)

    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.answers.name == .success("Anna"))
    #expect(!fixture.answers.isChangingDisplayName)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
  }

  @Test(
    "P-7: a refused name is answered at once and never sent",
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
    fixture.interactor.changeDisplayName(to: text)
    #expect(fixture.answers.name == .failure(message))
    try await settle()
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-7: the length counts after trimming")
  func longest() async throws {
    let name = String(repeating: "a", count: 40)
    fixture.interactor.changeDisplayName(to: " \(name)\n ")
    try await settle()
    #expect(fixture.requests == [.changeDisplayName(.sample(name))])
  }

  @Test("P-8: the saved name is answered at once and not sent")
  func savedName() async throws {
    fixture.interactor.changeDisplayName(to: "  David Blaine ")
    #expect(fixture.answers.name == .success("David Blaine"))
    #expect(!fixture.answers.isChangingDisplayName)
    try await settle()
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-8: the saved name is answered as it was saved, when it is typed with other accents")
  func savedNameWithAccents() async throws {
    let saved = "Zoe\u{308}"
    let fixture = ProfileInteractorFixture(
      cached: User(id: User.sample.id, displayName: .sample(saved)))
    fixture.interactor.changeDisplayName(to: "Zo\u{EB}")
    guard case .success(let name) = fixture.answers.name else {
      Issue.record("The saved name is not answered.")
      return
    }
    #expect(Array(name.unicodeScalars) == Array(saved.unicodeScalars))
  }

  @Test(
    "P-8: the saved name is that of the user who is shown, even if another is cached",
    arguments: [nil, User.dee])
  func savedNameBesideAnotherUser(_ user: User?) async throws {
    fixture.cache.user = user
    fixture.interactor.changeDisplayName(to: "David Blaine")
    #expect(fixture.answers.name == .success("David Blaine"))
    try await settle()
    #expect(fixture.requests.isEmpty)
  }

  @Test(
    "P-8, P-27: a name that is accepted beside an emptied cache or another user is the saved one",
    arguments: [nil, User.dee])
  func acceptedNameBesideAnotherUser(_ user: User?) async throws {
    fixture.cache.user = user
    fixture.interactor.changeDisplayName(to: "Anna")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == user)
    fixture.interactor.changeDisplayName(to: "Anna ")
    try await settle()
    #expect(fixture.requests == [.changeDisplayName(.sample("Anna"))])
  }

  @Test("P-8: an accepted name is the saved one from then on, and the former is not")
  func acceptedName() async throws {
    fixture.interactor.changeDisplayName(to: "Anna")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    fixture.interactor.changeDisplayName(to: "Anna ")
    try await settle()
    #expect(fixture.requests.count == 1)
    fixture.interactor.changeDisplayName(to: "David Blaine")
    try await settle()
    #expect(fixture.requests.count == 2)
  }

  @Test(
    "P-9: after a failure the cache keeps the saved name, and the name can be sent again",
    arguments: [
      (UserServiceError.unreachable, "The profile could not be reached."),
      (.refused, "The change was not accepted."),
    ])
  func failed(error: UserServiceError, message: String) async throws {
    fixture.interactor.changeDisplayName(to: "Anna")
    try await fixture.answer(.changeDisplayName, with: .failure(error))
    #expect(fixture.answers.name == .failure(message))
    #expect(fixture.cache.user == .sample)
    fixture.interactor.changeDisplayName(to: "Anna")
    try await settle()
    #expect(fixture.requests.count == 2)
  }

  @Test("P-27: an accepted name keeps what another part has cached of the user meanwhile")
  func keepsOtherChange() async throws {
    fixture.interactor.changeDisplayName(to: "Anna")
    fixture.cache.user?.photo = try Photo(.jpeg)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.jpeg)))
  }
}
