import Foundation
import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerNameTests {
    @Test("P-6: a new name is sent once, and the field is disabled while it is in flight")
    func inFlight() async throws {
      let screen = try ProfileScreen()
      try screen.enter(" Dee ")
      let saving = ProfileScreen.Shown.blaine.with {
        $0.nameFieldText = " Dee "
        $0.nameCount = "5 of 40"
        $0.isNameFieldEnabled = false
        $0.isSaving = true
      }
      #expect(screen.shown == saving)
      try await settle()
      #expect(screen.shown == saving)
      #expect(screen.service.calls.map(\.request) == [.changeDisplayName(.sample("Dee"))])
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test("P-6: a saved name is shown, trimmed, and cached, as often as it is changed")
    func saved() async throws {
      let screen = try ProfileScreen()
      for name in ["Dee", "Harry Houdini"] {
        try screen.enter(" \(name)\t")
        try await screen.answer(.changeDisplayName, with: .accepted)
        #expect(
          screen.shown
            == .blaine.with {
              $0.name = name
              $0.nameFieldText = name
              $0.nameCount = "\(name.count) of 40"
            })
        #expect(screen.cache.user?.displayName == .sample(name))
        #expect(screen.cache.user?.photo == .portrait)
      }
      #expect(screen.service.calls.count == 2)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-7: a refused name is not sent, stays in the field, and the person reads the reason",
      arguments: [
        ("", "A name needs at least one character."),
        (" \n\t", "A name needs at least one character."),
        ("David\nBlaine", "A name cannot contain line breaks or control characters."),
        ("David\u{7}Blaine", "A name cannot contain line breaks or control characters."),
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
          "Z" + String(repeating: "\u{301}", count: 200),
          "A name can take at most 400 bytes; emoji and accents take several."
        ),
      ])
    func refused(_ name: String, reason: String) async throws {
      let screen = try ProfileScreen()
      try screen.enter(name)
      try await settle()
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = name
            $0.nameCount = "\(name.count) of 40"
            $0.nameError = reason
          })
      #expect(screen.service.calls.isEmpty)
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test("P-7: a name is trimmed before it is judged")
    func longest() async throws {
      let screen = try ProfileScreen()
      let longest = String(repeating: "x", count: 40)
      try screen.enter("\n \(longest) ")
      #expect(screen.shown.nameError == nil)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.changeDisplayName(.sample(longest))])
      try await screen.endEveryRequest()
    }

    @Test(
      "P-8: the next valid name clears the message at once, refused or failed",
      arguments: [true, false])
    func nextValidName(isRefused: Bool) async throws {
      let screen = try ProfileScreen()
      try await screen.failToChangeName(isRefused: isRefused)
      try screen.enter("Dai Vernon")
      #expect(screen.shown.nameError == nil)
      try await settle()
      #expect(screen.service.calls.last?.request == .changeDisplayName(.sample("Dai Vernon")))
      try await screen.endEveryRequest()
    }

    @Test(
      "P-8: the saved name asks nothing, is put back and clears the message",
      arguments: [true, false])
    func savedName(isRefused: Bool) async throws {
      let screen = try ProfileScreen()
      try await screen.failToChangeName(isRefused: isRefused)
      let count = screen.service.calls.count
      try screen.enter("  David Blaine ")
      try await settle()
      #expect(screen.shown == .blaine)
      #expect(screen.service.calls.count == count)
      try await screen.endEveryRequest()
    }

    @Test("P-8: a name that was changed is the saved one from then on")
    func newSavedName() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.answer(.changeDisplayName, with: .accepted)
      try screen.enter(" Dee ")
      try await settle()
      #expect(screen.shown.nameFieldText == "Dee")
      #expect(screen.service.calls.count == 1)
      try await screen.endEveryRequest()
    }

    @Test("P-8: the saved name is put back as it was saved, though typed in another composition")
    func savedNameInAnotherComposition() async throws {
      let saved = "Zo\u{EB}"
      let screen = try ProfileScreen(cached: User.blaine.with { $0.displayName = .sample(saved) })
      try screen.enter("Zoe\u{308}")
      try await settle()
      #expect(screen.service.calls.isEmpty)
      for text in [screen.shown.name, screen.shown.nameFieldText] {
        #expect(text.map { Array($0.unicodeScalars) } == Array(saved.unicodeScalars))
      }
      try await screen.endEveryRequest()
    }

    @Test(
      "P-9: a failed change shows its message and keeps what was typed and what was saved",
      arguments: [UserServiceError.unreachable, .refused])
    func failed(error: UserServiceError) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee ")
      try await screen.answer(.changeDisplayName, with: .failure(error))
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee "
            $0.nameCount = "4 of 40"
            $0.nameError = error.localizedDescription
          })
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test("P-10: the count follows each character")
    func counts() async throws {
      let screen = try ProfileScreen()
      try screen.type("D")
      #expect(screen.shown.nameCount == "1 of 40")
      try screen.type(String(repeating: "x", count: 41))
      #expect(screen.shown.nameCount == "41 of 40")
      try await screen.endEveryRequest()
    }

    @Test(
      "P-11: no answer changes what the person is typing",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)],
      [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func typing(
      photoAnswer: ScenarioService.Answer, postsAnswer: ScenarioPostService.Answer
    ) async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Photo.landscape.data)
      try screen.type("Dee Jr")
      try await screen.answer(.changePhoto, with: photoAnswer)
      try await screen.answerPosts(postsAnswer)
      #expect(screen.view.nameField.isEditing)
      #expect(screen.shown.nameFieldText == "Dee Jr")
      #expect(screen.shown.nameCount == "6 of 40")
      #expect(screen.service.calls.map(\.request) == [.changePhoto(.landscape)])
    }

    @Test("P-17: a refused name replaces the message of a failure")
    func replacesMessage() async throws {
      let screen = try ProfileScreen()
      try await screen.failToChangeName(isRefused: false)
      try screen.enter("")
      #expect(screen.shown.nameError == "A name needs at least one character.")
      try await screen.endEveryRequest()
    }

    @Test(
      "P-27: an accepted name leaves what another part has cached meanwhile",
      arguments: [nil, User.dee, .blaine.with { $0.photo = .landscape }])
    func cache(other: User?) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Harry Houdini")
      screen.cache.user = other
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(
        screen.cache.user
          == (other?.id == User.blaine.id
            ? other?.with { $0.displayName = .sample("Harry Houdini") } : other))
      #expect(screen.shown.name == "Harry Houdini")
      #expect(screen.shown.photo == .data(Photo.portrait.data))
      try await screen.endEveryRequest()
    }
  }
}
