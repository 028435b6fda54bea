import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

@Suite("Profile view model: display name")
struct ProfileViewModelDisplayNameTests {
  let fixture = ProfileFixture(showing: .blaine)

  @Test("P-6: a new name is sent; meanwhile saving shows")
  func sendsName() async throws {
    fixture.type(" Dee \n")
    fixture.viewModel.nameEditingEnded()
    let saving = Content.showing(.blaine) {
      $0.nameFieldText = " Dee \n"
      $0.isSaving = true
    }
    #expect(fixture.content == saving)
    try await settle()
    #expect(fixture.content == saving)
    #expect(fixture.requests == [.changeDisplayName(.sample("Dee"))])
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-6: an accepted name is shown and cached, trimmed, and can be changed again")
  func savesName() async throws {
    for name in ["Dee", "David Blaine"] {
      try await fixture.enter("\t\(name) ")
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.content == .showing(.blaine.renamed(name)))
      #expect(fixture.cache.user == .blaine.renamed(name))
    }
    #expect(
      fixture.requests
        == [.changeDisplayName(.sample("Dee")), .changeDisplayName(.sample("David Blaine"))])
  }

  @Test(
    "P-7: a refused name is never sent, stays in the field, and the reason is shown",
    arguments: [
      ("", "A name needs at least one character."),
      (" \n\t", "A name needs at least one character."),
      ("David\nBlaine", "A name cannot contain line breaks or control characters."),
      ("David\u{7}", "A name cannot contain line breaks or control characters."),
      (
        "\u{7}" + String(repeating: "x", count: 41),
        "A name cannot contain line breaks or control characters."
      ),
      (String(repeating: "x", count: 41), "A name can have at most 40 characters."),
      (
        String(repeating: "👩‍👩‍👧‍👦", count: 17),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
      (
        "e" + String(repeating: "\u{301}", count: 200),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
    ])
  func refusesName(text: String, reason: String) async throws {
    try await fixture.enter(text)
    #expect(
      fixture.content
        == .showing(.blaine) {
          $0.nameFieldText = text
          $0.nameError = reason
        })
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-7: a name of 40 characters is sent, whatever white space surrounds it")
  func sendsLongestName() async throws {
    let longest = String(repeating: "x", count: 40)
    try await fixture.enter(" \(longest) ")
    #expect(fixture.requests == [.changeDisplayName(.sample(longest))])
    #expect(fixture.viewModel.nameError == nil)
  }

  @Test("P-8: the next valid name clears a refusal or a failure at once", arguments: ["", "Dee"])
  func clearsNameError(wrongName: String) async throws {
    try await failToChangeName(to: wrongName)
    #expect(fixture.viewModel.nameError != nil)
    fixture.type("David B")
    fixture.viewModel.nameEditingEnded()
    #expect(
      fixture.content
        == .showing(.blaine) {
          $0.nameFieldText = "David B"
          $0.isSaving = true
        })
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.content == .showing(.blaine.renamed("David B")))
  }

  @Test(
    "P-8: the saved name asks nothing, returns to the field and clears a refusal or a failure",
    arguments: ["", "Dee"])
  func keepsSavedName(wrongName: String) async throws {
    try await failToChangeName(to: wrongName)
    let requests = fixture.requests
    try await fixture.enter("\tDavid Blaine ")
    #expect(fixture.content == .showing(.blaine))
    #expect(fixture.requests == requests)
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-8: the name that was saved last is the saved name")
  func keepsNewName() async throws {
    try await fixture.enter("Dee")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.enter("Dee ")
    #expect(fixture.content == .showing(.blaine.renamed("Dee")))
    #expect(fixture.requests.count == 1)
  }

  @Test(
    "P-8: the saved name is that of the user who is shown, even if another is cached",
    arguments: [nil, User.dee, User.blaine.renamed("Harry Houdini")])
  func keepsShownName(cached user: User?) async throws {
    fixture.cache.user = user
    try await fixture.enter("David Blaine ")
    #expect(fixture.content == .showing(.blaine))
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == user)
  }

  @Test("P-6, P-8: the name of a user without photo is saved, and then asks nothing")
  func savesNameWithoutPhoto() async throws {
    let fixture = ProfileFixture(showing: .dee)
    try await fixture.enter("Dee II")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.enter("Dee II ")
    #expect(fixture.content == .showing(.dee.renamed("Dee II")))
    #expect(fixture.requests == [.changeDisplayName(.sample("Dee II"))])
  }

  @Test("P-8: the saved name returns as it was saved, though typed in another composition")
  func keepsSavedComposition() async throws {
    let saved = "Zo\u{EB}"
    let fixture = ProfileFixture(showing: .blaine.renamed(saved))
    try await fixture.enter("Zoe\u{308}")
    #expect(fixture.requests.isEmpty)
    for text in [fixture.viewModel.name, fixture.viewModel.nameFieldText] {
      #expect(text.map { Array($0.unicodeScalars) } == Array(saved.unicodeScalars))
    }
  }

  @Test(
    "P-9: a failed change keeps the saved name, and in the field what was typed",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func failsToSave(error: UserServiceError, message: String) async throws {
    try await fixture.enter(" Dee ")
    try await fixture.answer(.changeDisplayName, with: .failure(error))
    #expect(
      fixture.content
        == .showing(.blaine) {
          $0.nameFieldText = " Dee "
          $0.nameError = message
        })
    #expect(fixture.cache.user == .blaine)
    // It can be sent again as it is, which clears the message.
    fixture.viewModel.nameEditingEnded()
    #expect(fixture.viewModel.nameError == nil)
    try await fixture.answer(.changeDisplayName, with: .accepted)
  }

  @Test(
    "P-10: the count follows each character of the name that would be sent",
    arguments: [
      ("David Blaine!", "13 of 40"), ("David Blaine!👩‍👩‍👧‍👦", "14 of 40"), ("", "0 of 40"),
      ("  David Blaine \n", "12 of 40"), (" \t", "0 of 40"),
      (String(repeating: "x", count: 41), "41 of 40"),
    ])
  func countsCharacters(text: String, count: String) {
    #expect(fixture.viewModel.nameCount == "12 of 40")
    fixture.type(text)
    #expect(fixture.viewModel.nameCount == count)
  }

  @Test(
    "P-11: no answer about photo or posts changes the text that the person is typing",
    arguments: [true, false])
  func leavesTypingAlone(isAccepted: Bool) async throws {
    try await fixture.choosePhoto(.jpeg)
    fixture.type("  David B")
    try await fixture.answer(.changePhoto, with: isAccepted ? .accepted : .failure(.refused))
    try await fixture.answerPosts(isAccepted ? .posts([]) : .failure(.unreachable))
    #expect(fixture.viewModel.nameFieldText == "  David B")
    #expect(fixture.viewModel.nameCount == "7 of 40")
  }

  /// Enters a name that is not saved.
  ///
  /// An empty name is refused by the view model, any other name by the service.
  private func failToChangeName(to name: String) async throws {
    try await fixture.enter(name)
    if !name.isEmpty {
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    }
  }
}
