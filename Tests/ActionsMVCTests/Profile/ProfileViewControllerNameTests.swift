import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerNameTests {
    @Test("P-6: a new name is sent once, and the field is disabled while it is in flight")
    func sendsName() async throws {
      let screen = try ProfileScreen()
      try screen.enterHoudini()
      #expect(!screen.shown.isNameFieldEnabled)
      #expect(screen.shown.isSaving)
      #expect(screen.actions.checkedTexts == ["Harry Houdini"])
      #expect(screen.actions.savedNames == [.sample("David Blaine")])
      try await settle()
      #expect(screen.actions.changeName.inputs.map(\.name) == [.sample("Harry Houdini")])
      #expect(screen.actions.changeName.inputs.map(\.user) == [.blaine])
      #expect(screen.shown.name == "David Blaine")
      try await screen.actions.changeName.answer(.success(()))
    }

    @Test("P-6: the name that was saved is shown, and can be changed again")
    func showsSavedName() async throws {
      let screen = try ProfileScreen()
      try screen.enter(" Harry Houdini ", checked: .success(.sample("Harry Houdini")))
      try await screen.actions.changeName.answer(.success(()))
      #expect(screen.shown.name == "Harry Houdini")
      #expect(screen.shown.nameFieldText == "Harry Houdini")
      #expect(screen.shown.nameCount == "13 of 40")
      #expect(screen.shown.isNameFieldEnabled)
      #expect(!screen.shown.isSaving)

      try screen.enter("David Blaine", checked: .success(.sample("David Blaine")))
      #expect(screen.actions.savedNames.last == .sample("Harry Houdini"))
      try await screen.actions.changeName.answer(.success(()))
      #expect(screen.shown.name == "David Blaine")
      #expect(screen.actions.changeName.inputs.map(\.user) == [.blaine, .renamed])
    }

    @Test("P-6: a name whose editing ends while another is in flight is not even checked")
    func sendsOneAtATime() async throws {
      let screen = try ProfileScreen()
      try screen.enterHoudini()
      screen.view.nameField.sendActions(for: .editingDidEnd)
      try await settle()
      #expect(screen.actions.checkedTexts.count == 1)
      #expect(screen.actions.changeName.inputs.count == 1)
      try await screen.actions.changeName.answer(.success(()))
    }

    @Test(
      "P-7: a refused name is never sent, stays in the field, and the person reads why",
      arguments: [DisplayNameError.empty, .controlCharacters, .tooLong])
    func refusesName(error: DisplayNameError) async throws {
      let screen = try ProfileScreen()
      try screen.enter(" Harry", checked: .failure(error))
      try await settle()
      #expect(screen.shown.nameError == error.localizedDescription)
      #expect(screen.shown.nameFieldText == " Harry")
      #expect(screen.shown.name == "David Blaine")
      #expect(screen.shown.isNameFieldEnabled)
      #expect(!screen.shown.isSaving)
      #expect(screen.actions.changeName.inputs.isEmpty)
    }

    @Test("P-8: the next valid name clears the refusal at once")
    func clearsRefusal() async throws {
      let screen = try ProfileScreen()
      try screen.enter("", checked: .failure(.empty))
      try #require(screen.shown.nameError != nil)
      try screen.enterHoudini()
      #expect(screen.shown.nameError == nil)
      try await screen.actions.changeName.answer(.success(()))
    }

    @Test("P-8: the saved name asks nothing, is put back and clears the refusal")
    func restoresSavedName() async throws {
      let screen = try ProfileScreen()
      try screen.enter("", checked: .failure(.empty))
      try #require(screen.shown.nameError != nil)
      try screen.enter("  David Blaine ", checked: .success(nil))
      try await settle()
      #expect(screen.shown.nameError == nil)
      #expect(screen.shown.nameFieldText == "David Blaine")
      #expect(screen.shown.nameCount == "12 of 40")
      #expect(screen.shown.isNameFieldEnabled)
      #expect(screen.actions.changeName.inputs.isEmpty)
    }

    @Test("P-9: a failed change shows why, keeps what was typed, and can be tried again")
    func keepsNameOnFailure() async throws {
      let screen = try ProfileScreen()
      try screen.enterHoudini()
      try await screen.actions.changeName.answer(.failure(UserServiceError.refused))
      #expect(screen.shown.error == "The change was not accepted.")
      #expect(screen.shown.name == "David Blaine")
      #expect(screen.shown.nameFieldText == "Harry Houdini")
      #expect(screen.shown.isNameFieldEnabled)
      #expect(!screen.shown.isSaving)
      try screen.enterHoudini()
      try await screen.actions.changeName.answer(.success(()))
      #expect(screen.actions.changeName.inputs.count == 2)
    }

    @Test("P-10: the count follows the typing, as a person counts, and may exceed the limit")
    func countsCharacters() throws {
      let screen = try ProfileScreen()
      #expect(screen.shown.nameCount == "12 of 40")
      try screen.type("Dee 👩‍👩‍👧‍👦")
      #expect(screen.shown.nameCount == "5 of 40")
      try screen.type(String(repeating: "a", count: 41))
      #expect(screen.shown.nameCount == "41 of 40")
    }

    @Test("P-11: an answer leaves alone what is being typed", arguments: [true, false])
    func leavesTypingAlone(isAccepted: Bool) async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.success(.landscape))
      try screen.type("Dee")
      try await screen.actions.changePhoto.answer(
        isAccepted ? .success(()) : .failure(UserServiceError.refused))
      #expect(screen.shown.nameFieldText == "Dee")
      #expect(screen.shown.nameCount == "3 of 40")
    }
  }
}
