import HeadlessUIKit
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
      screen.enter(" Dee ")
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
      "P-7: a refused name is not sent and stays in the field",
      arguments: ["", " \n", "David\nBlaine", String(repeating: "x", count: 41)])
    func refusesName(_ name: String) async throws {
      let screen = try ProfileScreen()
      screen.enter(name)
      #expect(!screen.view.nameErrorLabel.isHidden)
      #expect(screen.view.nameErrorLabel.text?.isEmpty == false)
      #expect(screen.view.nameField.text == name)
      #expect(screen.view.nameLabel.text == "David Blaine")
      try await settle()
      #expect(screen.service.calls.isEmpty)
    }

    @Test("P-8: the saved name asks nothing and clears the refusal")
    func restoresSavedName() async throws {
      let screen = try ProfileScreen()
      screen.enter("")
      screen.enter(" David Blaine ")
      #expect(screen.view.nameErrorLabel.isHidden)
      #expect(screen.view.nameField.text == "David Blaine")
      try await settle()
      #expect(screen.service.calls.isEmpty)
    }

    @Test("P-9: a failed change keeps the saved name and what was typed")
    func keepsNameOnFailure() async throws {
      let screen = try ProfileScreen()
      screen.enter("Dee")
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
      screen.type("Dee 👩‍👩‍👧‍👦")
      #expect(screen.view.nameCountLabel.text == "5 of 40")
    }

    @Test("P-11: an answer leaves alone what is being typed")
    func leavesTypingAlone() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Photo.landscape.data)
      screen.type("Dee")
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.view.nameField.text == "Dee")
    }
  }
}
