import Models
import Scenarios
import Testing

@testable import Redux

extension ViewFree {
  @Suite("Profile reducer: display name")
  struct ProfileReducerNameTests {
    let shown = ProfileState.presenting(.blaine)

    @Test("P-6: a new name is the one that is being saved, trimmed; the field keeps what was typed")
    func sendsName() {
      let saving = ProfileState.presenting(.blaine) {
        $0.nameFieldText = " Dee \n"
        $0.nameBeingSaved = .sample("Dee")
      }
      #expect(shown.entering(" Dee \n") == saving)
    }

    @Test("P-6: an accepted name is shown, trimmed, and can be changed again")
    func savesName() {
      let renamed = shown.entering("\tDee ").after(.didSaveDisplayName("Dee"))
      #expect(renamed == .presenting(.blaine.renamed("Dee")))
      let again = renamed.entering("David Blaine").after(.didSaveDisplayName("David Blaine"))
      #expect(again == .presenting(.blaine))
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
    func refusesName(text: String, reason: String) {
      let refused = ProfileState.presenting(.blaine) {
        $0.nameFieldText = text
        $0.nameErrorText = reason
      }
      #expect(shown.entering(text) == refused)
    }

    @Test("P-7: a name of 40 characters is sent, whatever white space surrounds it")
    func sendsLongestName() {
      let longest = String(repeating: "x", count: 40)
      let saving = shown.entering(" \(longest) ")
      #expect(saving.nameBeingSaved == .sample(longest))
      #expect(saving.nameErrorText == nil)
    }

    @Test(
      "P-8: the next valid name clears a refusal or a failure at once", arguments: [true, false])
    func clearsNameError(isRefusedByService: Bool) {
      let failed = failed(isRefusedByService)
      #expect(failed.nameErrorText != nil)
      let saving = ProfileState.presenting(.blaine) {
        $0.nameFieldText = "David B"
        $0.nameBeingSaved = .sample("David B")
      }
      #expect(failed.entering("David B") == saving)
    }

    @Test(
      "P-8: the saved name asks nothing, returns to the field and clears a refusal or a failure",
      arguments: [true, false])
    func keepsSavedName(isRefusedByService: Bool) {
      #expect(failed(isRefusedByService).entering("\tDavid Blaine ") == shown)
    }

    @Test("P-8: the name that was saved last is the saved name")
    func keepsNewName() {
      let renamed = shown.entering("Dee").after(.didSaveDisplayName("Dee"))
      #expect(renamed.entering("Dee ") == .presenting(.blaine.renamed("Dee")))
    }

    @Test("P-8: the saved name returns as it was saved, though typed in another composition")
    func keepsSavedComposition() {
      let saved = "Zo\u{EB}"
      let state = ProfileState.presenting(.blaine.renamed(saved)).entering("Zoe\u{308}")
      #expect(state.nameBeingSaved == nil)
      for text in [state.user?.displayName.text, state.nameFieldText] {
        #expect(text.map { Array($0.unicodeScalars) } == Array(saved.unicodeScalars))
      }
    }

    @Test(
      "P-9: a failed change keeps the saved name, and in the field what was typed",
      arguments: [
        (UserServiceError.refused, "The change was not accepted."),
        (.unreachable, "The profile could not be reached."),
      ])
    func failsToSave(error: UserServiceError, message: String) {
      let failed = ProfileState.presenting(.blaine) {
        $0.nameFieldText = " Dee "
        $0.nameErrorText = message
      }
      #expect(shown.entering(" Dee ").after(.didFailToChangeDisplayName(error)) == failed)
    }

    @Test("P-11: no answer about photo or posts changes the text that the person is typing")
    func leavesTypingAlone() {
      let typing = shown.after(.changePhotoTapped, .didChoosePhoto(.jpeg), .nameChanged("  Dav"))
      for answer in [
        .didSavePhoto, .didFailToChangePhoto(), .didLoadPosts(.success([])), .didFailToLoadPosts,
      ] as [ProfileAction] {
        #expect(typing.after(answer).nameFieldText == "  Dav")
      }
    }

    /// Returns the state after a name that is not saved: the service refuses it, or the reducer.
    private func failed(_ isRefusedByService: Bool) -> ProfileState {
      isRefusedByService
        ? shown.entering("Dee").after(.didFailToChangeDisplayName()) : shown.entering("")
    }
  }
}
