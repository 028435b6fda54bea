import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerNameTests {
    @Test("P-6: a new name is sent once, and shown and cached when it is accepted")
    func savesName() async throws {
      let screen = try ProfileScreen()
      try screen.enter(" Dee ")
      #expect(!screen.view.nameField.isEnabled)
      #expect(screen.view.savingIndicator.isAnimating)
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.service.calls.map(\.request) == [.changeDisplayName(.sample("Dee"))])
      #expect(screen.view.nameField.isEnabled)
      #expect(!screen.view.savingIndicator.isAnimating)
      #expect(screen.view.nameLabel.text == "Dee")
      #expect(screen.view.nameField.text == "Dee")
      #expect(screen.cache.user?.displayName == .sample("Dee"))
    }

    @Test(
      "P-7: a refused name is not sent, stays in the field, and the person reads why",
      arguments: [
        ("", "A name needs at least one character."),
        (" \n\t", "A name needs at least one character."),
        ("David\nBlaine", "A name cannot contain line breaks or control characters."),
        (
          "\u{7}" + String(repeating: "x", count: 41),
          "A name cannot contain line breaks or control characters."
        ),
        (String(repeating: "x", count: 41), "A name can have at most 40 characters."),
        (String(repeating: "👩‍👩‍👧‍👦", count: 17), "A name can have at most 40 characters."),
      ])
    func refusesName(_ name: String, reason: String) async throws {
      let screen = try ProfileScreen()
      try screen.enter(name)
      try await settle()
      #expect(screen.shown.nameError == reason)
      #expect(screen.view.nameField.text == name)
      #expect(screen.view.nameField.isEnabled)
      #expect(!screen.view.savingIndicator.isAnimating)
      #expect(screen.view.nameLabel.text == "David Blaine")
      #expect(screen.service.calls.isEmpty)
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-7: a name is trimmed before it is judged")
    func acceptsLongestName() async throws {
      let screen = try ProfileScreen()
      let longest = String(repeating: "x", count: 40)
      try screen.enter("\n \(longest) ")
      #expect(screen.shown.nameError == nil)
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.service.calls.map(\.request) == [.changeDisplayName(.sample(longest))])
    }

    @Test("P-8: the next valid name clears the refusal at once")
    func clearsRefusal() async throws {
      let screen = try ProfileScreen()
      try screen.enter("")
      try #require(screen.shown.nameError != nil)
      try screen.enter("Dee")
      #expect(screen.shown.nameError == nil)
      try await screen.answer(.changeDisplayName, with: .accepted)
    }

    @Test("P-8: the saved name asks nothing and clears the refusal")
    func restoresSavedName() async throws {
      let screen = try ProfileScreen()
      try screen.enter("")
      try #require(screen.shown.nameError != nil)
      try screen.enter(" David Blaine ")
      #expect(screen.view.nameErrorLabel.isHidden)
      #expect(screen.view.nameField.text == "David Blaine")
      try await settle()
      #expect(screen.service.calls.isEmpty)
    }

    @Test("P-9: a failed change keeps the saved name and what was typed")
    func keepsNameOnFailure() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.answer(.changeDisplayName, with: .failure(.refused))
      #expect(screen.view.errorLabel.text == "The change was not accepted.")
      #expect(screen.view.nameField.isEnabled)
      #expect(screen.view.nameField.text == "Dee")
      #expect(screen.view.nameLabel.text == "David Blaine")
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-10: the count follows the typing")
    func countsCharacters() throws {
      let screen = try ProfileScreen()
      #expect(screen.view.nameCountLabel.text == "12 of 40")
      try screen.type("Dee 👩‍👩‍👧‍👦")
      #expect(screen.view.nameCountLabel.text == "5 of 40")
    }

    @Test("P-11: an answer leaves alone what is being typed")
    func leavesTypingAlone() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Photo.landscape.data)
      try screen.type("Dee")
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.view.nameField.text == "Dee")
    }
  }
}
