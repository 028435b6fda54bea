import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

extension ViewFree {
  @Suite("Profile, presenter and interactor: display name") struct ProfileNameTests {
    private let fixture = ProfileFixture.showing()

    @Test("P-6: a new name is saved, trimmed, and the field is disabled until the answer")
    func saved() async throws {
      fixture.endEditing(with: " Anna \n")
      #expect(!fixture.view.shown.isNameFieldEnabled)
      #expect(fixture.view.shown.isSaving)
      #expect(fixture.view.shown.name == "David Blaine")
      try await settle()
      #expect(
        fixture.service.calls.map(\.request) == [.changeDisplayName(try DisplayName("Anna"))])

      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(
        fixture.view.shown
          == .init(
            isProfileVisible: true, name: "Anna", nameFieldText: "Anna", nameCount: "4 of 40",
            photo: .placeholder))
      #expect(fixture.cache.user?.displayName.text == "Anna")
    }

    @Test("P-6: ending editing again before the answer asks nothing more")
    func endedTwice() async throws {
      fixture.endEditing(with: "Anna")
      fixture.endEditing(with: "Anna")
      try await settle()
      fixture.endEditing(with: "Berta")
      try await settle()
      #expect(fixture.service.calls.count == 1)
      try await fixture.end()
    }

    @Test(
      "P-7: a refused name is never sent",
      arguments: [
        (" \n", "A name needs at least one character."),
        ("An\u{7}na", "A name cannot contain line breaks or control characters."),
        ("An\nna", "A name cannot contain line breaks or control characters."),
        (
          String(repeating: "👩‍👩‍👧‍👦", count: 17),
          "A name can have at most 40 characters."
        ),
        (
          "\t" + String(repeating: "a", count: 41),
          "A name can have at most 40 characters."
        ),
        (
          "\u{7}" + String(repeating: "a", count: 41),
          "A name cannot contain line breaks or control characters."
        ),
      ])
    func refused(text: String, message: String) async throws {
      fixture.endEditing(with: text)
      try await settle()

      #expect(
        fixture.view.shown
          == .init(
            isProfileVisible: true, name: "David Blaine", nameFieldText: text,
            nameCount: "\(text.count) of 40", nameError: message, photo: .placeholder))
      #expect(fixture.service.calls.isEmpty)
      #expect(fixture.cache.user == .sample)
    }

    @Test("P-8: the next valid name clears what was wrong with the name")
    func validAgain() async throws {
      fixture.endEditing(with: "")
      #expect(fixture.view.shown.nameError != nil)

      fixture.endEditing(with: "Anna")
      #expect(fixture.view.shown.nameError == nil)
      try await settle()
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.view.shown.nameError == nil)
    }

    @Test("P-8: the saved name asks nothing, is put back and clears what was wrong")
    func savedName() async throws {
      fixture.endEditing(with: "")
      fixture.endEditing(with: "  David Blaine ")
      try await settle()

      #expect(
        fixture.view.shown
          == .init(
            isProfileVisible: true, name: "David Blaine", nameFieldText: "David Blaine",
            nameCount: "12 of 40", photo: .placeholder))
      #expect(fixture.service.calls.isEmpty)
    }

    @Test("P-9: when the service fails, the saved name stays and the typed one can be edited")
    func failed() async throws {
      fixture.endEditing(with: "Anna ")
      try await settle()
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))

      #expect(
        fixture.view.shown
          == .init(
            isProfileVisible: true, name: "David Blaine", nameFieldText: "Anna ",
            nameCount: "5 of 40", photo: .placeholder, error: "The change was not accepted."))
      #expect(fixture.cache.user == .sample)

      fixture.endEditing(with: "Anna")
      try await settle()
      #expect(fixture.service.calls.count == 2)
      try await fixture.end()
    }

    @Test("P-10: the count follows each character")
    func counting() {
      var counts: [String?] = []
      for text in ["D", "Da", "Da👩‍👩‍👧‍👦", "", String(repeating: "a", count: 41)] {
        fixture.type(text)
        counts.append(fixture.view.shown.nameCount)
      }
      #expect(counts == ["1 of 40", "2 of 40", "3 of 40", "0 of 40", "41 of 40"])
    }

    @Test(
      "P-11: no answer changes what is being typed",
      arguments: [.accepted, .failure(.unreachable), nil] as [ScenarioService.Answer?])
    func typing(answer: ScenarioService.Answer?) async throws {
      fixture.presenter.changePhotoTapped()
      try await settle()
      fixture.type("Ann")
      try fixture.photoLibrary.choose(answer == nil ? nil : .png)
      try await settle()
      if let answer {
        try await fixture.answer(.changePhoto, with: answer)
      }

      #expect(fixture.view.shown.nameFieldText == "Ann")
      #expect(fixture.view.shown.nameCount == "3 of 40")
    }
  }
}
