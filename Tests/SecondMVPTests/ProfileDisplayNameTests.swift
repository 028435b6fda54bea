import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SecondMVP

extension ProfileTests {
  /// Changing the display name (P-6 to P-11).
  @Suite("Display name")
  struct DisplayNames {
    @Test("A new name is sent once, trimmed, and is being saved meanwhile")
    func sent() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "  David Copperfield ")
      #expect(fixture.requests == [.changeDisplayName(.sample("David Copperfield"))])
      #expect(fixture.view.isSavingName)
      #expect(fixture.view.name == "David Blaine")
      #expect(fixture.cache.user == .blaine)
    }

    @Test("An accepted name is shown in label, field and count, and is cached")
    func accepted() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "  David Copperfield ")
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(!fixture.view.isSavingName)
      #expect(fixture.view.name == "David Copperfield")
      #expect(fixture.view.nameField == "David Copperfield")
      #expect(fixture.view.nameCount == "17 of 40")
      #expect(fixture.view.nameError == nil)
      #expect(fixture.cache.user == .blaine.named("David Copperfield"))
    }

    @Test(
      "Any other valid name is sent",
      arguments: [
        String(repeating: "x", count: 40), String(repeating: "👩‍👩‍👧‍👦", count: 16), "DAVID BLAINE",
        "David\u{200D} Blaine", "David\u{3000}Blaine",
      ])
    func validNames(name: String) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: name)
      #expect(fixture.requests == [.changeDisplayName(.sample(name))])
    }

    @Test(
      "A refused name is never sent, and its reason is shown beside what was typed",
      arguments: [
        ("", DisplayNameError.empty), (" \n\t ", .empty), ("\u{200B}\u{2060}\u{FEFF}", .empty),
        ("David\nBlaine", .controlCharacters),
        ("\u{7}" + String(repeating: "x", count: 41), .controlCharacters),
        (String(repeating: "x", count: 41), .tooLong),
        (String(repeating: "👩‍👩‍👧‍👦", count: 41), .tooLong),
        (String(repeating: "👩‍👩‍👧‍👦", count: 17), .tooLarge),
      ])
    func refused(text: String, reason: DisplayNameError) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: text)
      #expect(fixture.view.nameError == reason.localizedDescription)
      #expect(fixture.view.nameFieldFillCount == 1)
      #expect(fixture.view.name == "David Blaine")
      #expect(!fixture.view.isSavingName)
      #expect(fixture.requests.isEmpty)
      #expect(fixture.cache.user == .blaine)
    }

    @Test("The next valid name clears the reason of a refusal")
    func validAfterRefused() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didEndEditingName("")
      fixture.presenter.didEndEditingName("Dee")
      #expect(fixture.view.nameError == nil)
      #expect(fixture.view.isSavingName)
    }

    @Test(
      "The saved name asks nothing, returns to the field and clears the message",
      arguments: ["David Blaine", "  David Blaine \n"])
    func savedName(text: String) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "")
      fixture.presenter.didEndEditingName(text)
      try await settle()
      #expect(fixture.view.nameError == nil)
      #expect(fixture.view.nameField == "David Blaine")
      #expect(fixture.view.nameFieldFillCount == 2)
      #expect(fixture.view.nameCount == "12 of 40")
      #expect(!fixture.view.isSavingName)
      #expect(fixture.requests.isEmpty)
    }

    @Test("The saved name in another composition asks nothing")
    func savedNameInAnotherComposition() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine.named("Zoe\u{301} Blaine"))
      try await fixture.rename(to: "Zo\u{E9} Blaine")
      #expect(fixture.requests.isEmpty)
    }

    @Test("After a name is accepted, it is the saved one and the former is new again")
    func savedNameAfterAcceptance() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "Dee")
      try await fixture.answer(.changeDisplayName, with: .accepted)
      try await fixture.rename(to: "Dee ")
      #expect(fixture.requests == [.changeDisplayName(.sample("Dee"))])
      try await fixture.rename(to: "David Blaine")
      #expect(
        fixture.requests == [
          .changeDisplayName(.sample("Dee")), .changeDisplayName(.sample("David Blaine")),
        ])
    }

    @Test(
      "A failed change shows its message and keeps what was typed",
      arguments: [
        (UserServiceError.refused, "The change was not accepted."),
        (.unreachable, "The profile could not be reached."),
      ])
    func failed(error: UserServiceError, message: String) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "David Blaine II ")
      try await fixture.answer(.changeDisplayName, with: .failure(error))
      #expect(fixture.view.nameError == message)
      #expect(!fixture.view.isSavingName)
      #expect(fixture.view.name == "David Blaine")
      #expect(fixture.view.nameFieldFillCount == 1)
      #expect(fixture.view.nameCount == "15 of 40")
      #expect(fixture.cache.user == .blaine)
    }

    @Test(
      "The count follows what is typed, without the white space around it",
      arguments: [
        ("", "0 of 40"), (" \n ", "0 of 40"), ("David", "5 of 40"), (" \tDavid J ", "7 of 40"),
        ("👩‍👩‍👧‍👦", "1 of 40"), (String(repeating: "a", count: 41), "41 of 40"),
      ])
    func count(text: String, count: String) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didEditName(text)
      #expect(fixture.view.nameCount == count)
    }

    @Test("Typing does not fill the field")
    func typing() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didEditName("D")
      #expect(fixture.view.nameFieldFillCount == 1)
    }

    @Test("No answer about the photo or the posts changes what is being typed")
    func typingUndisturbed() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(Photo.landscape.data)
      fixture.presenter.didEditName("David Blaine Jr")
      try await fixture.answer(.changePhoto, with: .accepted)
      try await fixture.answerPosts(with: .posts([.sample(3)]))
      try await fixture.choosePhoto(Photo.portrait.data)
      try await fixture.answer(.changePhoto, with: .failure(.refused))
      #expect(fixture.view.nameFieldFillCount == 1)
      #expect(fixture.view.nameCount == "15 of 40")
    }
  }
}
