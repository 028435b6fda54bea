import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: display name")
struct ProfileReducerNameTests {
  let shown = AppState.showing(.blaine)

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
    let refused = AppState.showing(.blaine) {
      $0.draft = text
      $0.nameChange = .failed(message: reason)
    }
    #expect(shown.entering(text) == refused)
    #expect(refused.shown?.nameError == reason)
  }

  @Test("P-7: a name of 40 characters is sent, with white space around it")
  func sendsLongestName() {
    let longest = String(repeating: "x", count: 40)
    let saving = shown.entering(" \(longest) ")
    #expect(saving.profile?.nameChange == .saving(.sample(longest)))
  }

  @Test(
    "P-8: the next valid name clears a refusal or a failure at once", arguments: [true, false])
  func clearsNameError(isRefusedByService: Bool) {
    let failed = failed(isRefusedByService)
    #expect(failed.profile?.nameChange != LoadedProfile.NameChange.none)
    let saving = AppState.showing(.blaine) {
      $0.draft = "David B"
      $0.nameChange = .saving(.sample("David B"))
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
    #expect(renamed.entering("Dee ") == .showing(.blaine.renamed("Dee")))
  }

  @Test("P-8: the saved name asks nothing, though typed in another composition")
  func keepsSavedComposition() {
    let saved = "Zo\u{EB}"
    let state = AppState.showing(.blaine.renamed(saved)).entering("Zoe\u{308}")
    #expect(state.profile?.nameChange == LoadedProfile.NameChange.none)
    for text in [state.shown?.name, state.shown?.nameFieldText] {
      #expect(text.map { Array($0.unicodeScalars) } == Array(saved.unicodeScalars))
    }
  }

  @Test("P-6: an accepted name is shown, trimmed, also in the field")
  func showsSavedName() {
    let saved = shown.entering(" Dee ").after(.didSaveDisplayName("Dee"))
    #expect(saved == .showing(.blaine.renamed("Dee")))
    #expect(saved.shown?.nameFieldText == "Dee")
  }

  @Test("P-8: ending editing without typing asks nothing, whatever the saved name has become")
  func asksNothing() {
    #expect(shown.after(.nameEditingEnded) == shown)
    let renamed = shown.after(.didSaveDisplayName("Dee"))
    #expect(renamed.after(.nameEditingEnded) == renamed)
  }

  @Test(
    "P-9: a failed change keeps the saved name, and in the field what was typed",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func failsToSave(error: UserServiceError, message: String) {
    let failed = AppState.showing(.blaine) {
      $0.draft = " Dee "
      $0.nameChange = .failed(message: message)
    }
    #expect(shown.entering(" Dee ").after(.didFailToChangeDisplayName(error)) == failed)
  }

  @Test("P-11: no answer about photo or posts changes the text that the person is typing")
  func leavesTypingAlone() {
    let typing = shown.after(.changePhotoTapped, .didChoosePhoto(.jpeg), .nameChanged("  Dav"))
    for answer in [
      .didSavePhoto, .didFailToChangePhoto(), .didLoadPosts([]), .didFailToLoadPosts,
    ] as [ProfileAction] {
      #expect(typing.after(answer).profile?.draft == "  Dav")
    }
  }

  /// Returns the state after a name that is not saved: the service refuses it, or the reducer.
  private func failed(_ isRefusedByService: Bool) -> AppState {
    isRefusedByService
      ? shown.entering("Dee").after(.didFailToChangeDisplayName()) : shown.entering("")
  }
}
