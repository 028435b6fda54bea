import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerNameTests {
    let screen: ProfileScreen

    init() throws {
      screen = try ProfileScreen()
    }

    @Test(
      "P-6: a name in flight disables the field; once accepted, it shows and is cached, trimmed")
    func savesName() async throws {
      try screen.enter(" Dee ")
      let saving = ProfileScreen.Shown.blaine.with {
        $0.nameFieldText = " Dee "
        $0.nameCount = "5 of 40"
        $0.isNameFieldEnabled = false
        $0.isSavingName = true
      }
      #expect(screen.shown == saving)
      #expect(screen.profileView.savingIndicator.isOnScreen)
      try await settle()
      #expect(screen.shown == saving)
      #expect(screen.requests == [.changeDisplayName(.sample("Dee"))])
      #expect(screen.cache.user == .blaine)

      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.requests.count == 1)
      var user = User.blaine
      user.displayName = .sample("Dee")
      #expect(screen.shown == .profile(of: user))
      #expect(screen.cache.user == user)
    }

    @Test("P-6, P-8: after a name is saved, it is the saved name, and the former name is new")
    func savesNameTwice() async throws {
      try screen.enter("Dee")
      try await screen.answer(.changeDisplayName, with: .accepted)
      try screen.enter("Dee")
      try screen.enter("David Blaine")
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(
        screen.requests == [
          .changeDisplayName(.sample("Dee")), .changeDisplayName(.sample("David Blaine")),
        ])
      #expect(screen.shown == .blaine)
      #expect(screen.cache.user == .blaine)
    }

    @Test(
      "P-7: a refused name is not sent and stays in the field, with the reason beside it",
      arguments: [
        ("", "0 of 40", "A name needs at least one character."),
        (" \u{2029}", "2 of 40", "A name needs at least one character."),
        (
          "David\nBlaine", "12 of 40",
          "A name cannot contain line breaks or control characters."
        ),
        (
          String(repeating: "x", count: 41), "41 of 40",
          "A name can have at most 40 characters."
        ),
        (
          String(repeating: "👩‍👩‍👧‍👦", count: 17), "17 of 40",
          "A name can take at most 400 bytes; emoji and accents take several."
        ),
      ])
    func refusesName(_ name: String, count: String, reason: String) async throws {
      try screen.enter(name)
      try await settle()
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = name
            $0.nameCount = count
            $0.nameError = reason
          })
      #expect(screen.requests == [])
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-8: the next valid name clears the message at once, and leaves no trace when accepted")
    func clearsMessage() async throws {
      try screen.enter("")
      try screen.enter("Dee")
      #expect(screen.shown.nameError == nil)
      try await screen.answer(.changeDisplayName, with: .failure(.refused))
      try #require(screen.shown.nameError != nil)
      try screen.enter("Dee")
      #expect(screen.shown.nameError == nil)
      try await screen.answer(.changeDisplayName, with: .accepted)
      var user = User.blaine
      user.displayName = .sample("Dee")
      #expect(screen.shown == .profile(of: user))
    }

    @Test(
      "P-8: the saved name asks nothing, is put back and clears the message",
      arguments: [true, false])
    func putsSavedNameBack(afterRefusal: Bool) async throws {
      if afterRefusal {
        try screen.enter("")
      } else {
        try screen.enter("Dee")
        try await screen.answer(.changeDisplayName, with: .failure(.refused))
      }
      try #require(screen.shown.nameError != nil)
      let requests = screen.requests
      try screen.enter("  David Blaine ")
      try await settle()
      #expect(screen.shown == .blaine)
      #expect(screen.requests == requests)
    }

    @Test("P-8: the saved name is put back as it was saved, though typed in another composition")
    func putsSavedCompositionBack() async throws {
      let saved = "Zo\u{EB}"
      let screen = try ProfileScreen(
        cached: User(id: User.blaine.id, displayName: .sample(saved)))
      try screen.enter("Zoe\u{308}")
      try await settle()
      #expect(screen.requests == [])
      for text in [screen.shown.name, screen.shown.nameFieldText] {
        #expect(text.map { Array($0.unicodeScalars) } == Array(saved.unicodeScalars))
      }
    }

    @Test(
      "P-9: a failed change keeps the saved name and the typed text, with the message beside it",
      arguments: [UserServiceError.unreachable, .refused])
    func failsToSaveName(_ error: UserServiceError) async throws {
      try screen.enter(" Dee")
      try await screen.answer(.changeDisplayName, with: .failure(error))
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = " Dee"
            $0.nameCount = "4 of 40"
            $0.nameError = error.localizedDescription
          })
      #expect(screen.profileView.nameErrorLabel.isOnScreen)
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-10: the count follows each character")
    func countsCharacters() throws {
      try screen.type("Dee")
      #expect(screen.shown.nameCount == "3 of 40")
      try #require(screen.profileView.nameField.type("👩‍👩‍👧‍👦"))
      #expect(screen.shown.nameCount == "4 of 40")
      screen.profileView.nameField.deleteBackward()
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
          })
    }

    @Test(
      "P-11: an answer about the photo or the posts leaves the typed text",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)],
      [ScenarioPostService.Answer.posts([]), .failure(.unreachable)])
    func leavesTyping(
      photoAnswer: ScenarioService.Answer, postsAnswer: ScenarioPostService.Answer
    ) async throws {
      try await screen.choosePhoto(Photo.landscape.data)
      try screen.type("Dee")
      try await screen.answer(.changePhoto, with: photoAnswer)
      try await screen.answerPosts(postsAnswer)
      #expect(screen.shown.nameFieldText == "Dee")
      #expect(screen.shown.nameCount == "3 of 40")
      #expect(screen.profileView.nameField.isEditing)
    }
  }
}
