import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: display name")
struct ProfileReducerNameTests {
  let shown = ProfileState.showing(.blaine)

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
    let refused = ProfileState.showing(.blaine) {
      $0.draft = text
      $0.nameChange = .failed(message: reason)
    }
    #expect(shown.entering(text) == refused)
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
    let saving = ProfileState.showing(.blaine) {
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

  @Test("P-8: the saved name returns as it was saved, though typed in another composition")
  func keepsSavedComposition() {
    let saved = "Zo\u{EB}"
    let state = ProfileState.showing(.blaine.renamed(saved)).entering("Zoe\u{308}")
    #expect(state.profile?.nameChange == LoadedProfile.NameChange.none)
    for text in [state.profile?.user.displayName.text, state.profile?.draft] {
      #expect(text.map { Array($0.unicodeScalars) } == Array(saved.unicodeScalars))
    }
  }

  @Test("P-11: no answer about photo or posts changes the text that the person is typing")
  func leavesTypingAlone() {
    let typing = shown.after(.changePhotoTapped, .didChoosePhoto(.jpeg), .nameChanged("  Dav"))
    for answer in [
      .didSavePhoto, .didFailToChangePhoto(), .didLoadPosts(.success([])), .didFailToLoadPosts,
    ] as [ProfileAction] {
      #expect(typing.after(answer).profile?.draft == "  Dav")
    }
  }

  /// Returns the state after a name that is not saved: the service refuses it, or the reducer.
  private func failed(_ isRefusedByService: Bool) -> ProfileState {
    isRefusedByService
      ? shown.entering("Dee").after(.didFailToChangeDisplayName()) : shown.entering("")
  }
}
