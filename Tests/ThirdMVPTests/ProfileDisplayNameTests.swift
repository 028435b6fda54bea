import Jobs
import Models
import Scenarios
import Testing

@testable import ThirdMVP

@Suite("Changing the display name")
struct ProfileDisplayNameTests {
  private let profile = ProfileFixture()

  @Test("A new name is sent once, trimmed, while saving shows.")
  func sends() async throws {
    try await profile.rename(to: "  David Copperfield ")
    #expect(profile.requests == [.changeDisplayName(.sample("David Copperfield"))])
    #expect(profile.view.isSavingName)
    #expect(profile.view.name == "David Blaine")
    #expect(profile.cache.user == .blaine)
  }

  @Test("An accepted name is in label, field and cache.")
  func saves() async throws {
    try await profile.rename(to: "  David Copperfield ")
    try await profile.answer(.changeDisplayName, .accepted)
    #expect(!profile.view.isSavingName)
    #expect(profile.view.name == "David Copperfield")
    #expect(profile.view.nameField == "David Copperfield")
    #expect(profile.view.nameCount == "17 of 40")
    #expect(profile.cache.user == .blaine.changed(name: "David Copperfield"))
  }

  @Test(
    "A refused name is never sent, and the reason shows.",
    arguments: [
      (" \n\t ", "A name needs at least one character."),
      ("\u{200B}\u{2060}", "A name needs at least one character."),
      ("David\nBlaine", "A name cannot contain line breaks or control characters."),
      (
        "\u{7}" + String(repeating: "x", count: 41),
        "A name cannot contain line breaks or control characters."
      ),
      (String(repeating: "x", count: 41), "A name can have at most 40 characters."),
      (String(repeating: "👩‍👩‍👧‍👦", count: 41), "A name can have at most 40 characters."),
      (
        String(repeating: "👩‍👩‍👧‍👦", count: 17),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
    ])
  func refuses(name: String, reason: String) async throws {
    try await profile.rename(to: name)
    #expect(profile.view.nameError == reason)
    #expect(profile.view.nameField == name)
    #expect(profile.view.name == "David Blaine")
    #expect(!profile.view.isSavingName)
    #expect(profile.requests.isEmpty)
  }

  @Test("The next valid name clears the message of a refused one.")
  func clearsRefusal() async throws {
    profile.presenter.nameEditingEnded(with: "")
    profile.presenter.nameEditingEnded(with: "Dee")
    try await settle()
    #expect(profile.view.nameError == nil)
    #expect(profile.requests == [.changeDisplayName(.sample("Dee"))])
  }

  @Test("The same name again clears the message of its failure.")
  func clearsFailure() async throws {
    try await profile.rename(to: "Dee")
    try await profile.answer(.changeDisplayName, .failure(.refused))
    profile.presenter.nameEditingEnded(with: "Dee")
    #expect(profile.view.nameError == nil)
    #expect(profile.view.isSavingName)
  }

  @Test(
    "The saved name returns to the field and asks nothing.",
    arguments: [" David Blaine \n", "David Blaine"])
  func keepsSavedName(text: String) async throws {
    profile.presenter.nameEditingEnded(with: "")
    profile.view.nameField = text
    profile.presenter.nameEditingEnded(with: text)
    try await settle()
    #expect(profile.view.nameError == nil)
    #expect(profile.view.nameField == "David Blaine")
    #expect(profile.view.nameCount == "12 of 40")
    #expect(profile.requests.isEmpty)
  }

  @Test("A name that differs only in case is new.")
  func sendsOtherCase() async throws {
    try await profile.rename(to: "DAVID BLAINE")
    #expect(profile.requests == [.changeDisplayName(.sample("DAVID BLAINE"))])
  }

  @Test("After a change, the new name is the saved one, even if the cache was emptied.")
  func remembersSavedName() async throws {
    profile.cache.user = nil
    try await profile.rename(to: "Dee")
    try await profile.answer(.changeDisplayName, .accepted)
    try await profile.rename(to: "Dee ")
    #expect(profile.requests.count == 1)
    try await profile.rename(to: "David Blaine")
    #expect(profile.requests.count == 2)
  }

  @Test(
    "A failure shows its message, and the field keeps what was typed.",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func fails(error: UserServiceError, message: String) async throws {
    try await profile.rename(to: "David II ")
    try await profile.answer(.changeDisplayName, .failure(error))
    #expect(profile.view.nameError == message)
    #expect(profile.view.nameField == "David II ")
    #expect(profile.view.name == "David Blaine")
    #expect(profile.view.nameCount == "8 of 40")
    #expect(!profile.view.isSavingName)
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "The count follows the typing, without the white space around the name.",
    arguments: [
      ("", "0 of 40"), (" \n ", "0 of 40"), (" a b ", "3 of 40"), ("👩‍👩‍👧‍👦", "1 of 40"),
      (String(repeating: "a", count: 41), "41 of 40"),
    ])
  func counts(text: String, count: String) {
    profile.type(text)
    #expect(profile.view.nameCount == count)
  }

  @Test("No answer fills the field while the person types.")
  func leavesTypingAlone() async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    let fillCount = profile.view.fillCount
    profile.type("David Jr")
    try await profile.answerPosts(.posts([.sample(2)]))
    try await profile.answer(.changePhoto, .accepted)
    #expect(profile.view.nameField == "David Jr")
    #expect(profile.view.nameCount == "8 of 40")
    #expect(profile.view.fillCount == fillCount)
  }
}
