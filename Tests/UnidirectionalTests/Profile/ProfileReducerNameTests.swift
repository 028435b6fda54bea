import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile reducer: display name")
struct ProfileReducerNameTests {
  @Test("P-6: a new name is sent, trimmed; meanwhile saving shows")
  func sendsName() {
    #expect(
      reduce(.showing(.blaine), .nameChanged(" Dee \n"), .nameEditingEnded)
        == Reduced(
          .showing(.blaine) {
            $0.draft = " Dee \n"
            $0.nameChange = .saving
          }, effects: [.changeDisplayName(to: .sample("Dee"), of: User.blaine.id)]))
  }

  @Test("P-6: an accepted name is shown, trimmed, and can be changed again")
  func savesName() {
    var state = ProfileState.showing(.blaine)
    for name in ["Dee", "David Blaine"] {
      let sent = reduce(state, .nameChanged("\t\(name) "), .nameEditingEnded)
      #expect(sent.effects == [.changeDisplayName(to: .sample(name), of: User.blaine.id)])
      let saved = reduce(sent.state, .didSave(name))
      #expect(saved == Reduced(.showing(.blaine.renamed(name))))
      state = saved.state
    }
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
    let refused = reduce(.showing(.blaine), .nameChanged(text), .nameEditingEnded)
    #expect(
      refused
        == Reduced(
          .showing(.blaine) {
            $0.draft = text
            $0.nameChange = .failed(message: reason)
          }))
    #expect(refused.state.shown?.nameError == reason)
  }

  @Test("P-7: a name of 40 characters is sent, whatever white space surrounds it")
  func sendsLongestName() {
    let longest = String(repeating: "x", count: 40)
    let sent = reduce(.showing(.blaine), .nameChanged(" \(longest) "), .nameEditingEnded)
    #expect(sent.effects == [.changeDisplayName(to: .sample(longest), of: User.blaine.id)])
    #expect(sent.state.shown?.nameError == nil)
  }

  @Test("P-8: the next valid name clears a refusal or a failure at once")
  func clearsNameError() {
    #expect(
      reduce(Self.failed, .nameChanged("David B"), .nameEditingEnded)
        == Reduced(
          .showing(.blaine) {
            $0.draft = "David B"
            $0.nameChange = .saving
          }, effects: [.changeDisplayName(to: .sample("David B"), of: User.blaine.id)]))
  }

  @Test(
    "P-17: typing clears a refusal or a failure, also while a photo is being changed",
    arguments: [true, false])
  func clearsNameErrorByTyping(isChangingPhoto: Bool) {
    var failed = Self.failed
    _ = failed.updateProfile {
      $0.isChangingPhoto = isChangingPhoto
      return []
    }
    #expect(
      reduce(failed, .nameChanged("Dai"))
        == Reduced(
          .showing(.blaine) {
            $0.draft = "Dai"
            $0.isChangingPhoto = isChangingPhoto
          }))
  }

  @Test("P-8: the saved name asks nothing while a photo is being changed, and returns to the field")
  func keepsSavedNameBesidePhoto() {
    let changing = ProfileState.showing(.blaine) { $0.isChangingPhoto = true }
    #expect(reduce(changing, .nameChanged("David Blaine "), .nameEditingEnded) == Reduced(changing))
  }

  @Test("P-8: the saved name asks nothing, returns to the field and clears the message")
  func keepsSavedName() {
    #expect(
      reduce(Self.failed, .nameChanged("\tDavid Blaine "), .nameEditingEnded)
        == Reduced(.showing(.blaine)))
  }

  @Test("P-8: the name that was saved last is the saved name")
  func keepsNewName() {
    #expect(
      reduce(.showing(.blaine), .didSave("Dee"), .nameChanged("Dee "), .nameEditingEnded)
        == Reduced(.showing(.blaine.renamed("Dee"))))
  }

  @Test("P-8: the saved name asks nothing, though typed in another composition")
  func keepsSavedComposition() throws {
    let saved = "Zo\u{EB}"
    let reduced = reduce(
      .showing(.blaine.renamed(saved)), .nameChanged("Zoe\u{308}"), .nameEditingEnded)
    #expect(reduced.effects == [])
    let shown = try #require(reduced.state.shown)
    for text in [shown.name, shown.nameFieldText] {
      #expect(Array(text.unicodeScalars) == Array(saved.unicodeScalars))
    }
  }

  @Test(
    "P-9: a failed change keeps the saved name, and in the field what was typed",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func failsToSave(error: UserServiceError, message: String) {
    #expect(
      reduce(
        .showing(.blaine), .nameChanged(" Dee "), .nameEditingEnded,
        .didSave("Dee", error: error))
        == Reduced(
          .showing(.blaine) {
            $0.draft = " Dee "
            $0.nameChange = .failed(message: message)
          }))
  }

  @Test(
    "P-10: the count follows each character of the name that would be sent",
    arguments: [
      ("David Blaine!", "13 of 40"), ("David Blaine!👩‍👩‍👧‍👦", "14 of 40"), ("", "0 of 40"),
      (" \n", "0 of 40"), ("\tDavid B  ", "7 of 40"),
      (String(repeating: "x", count: 41), "41 of 40"),
    ])
  func countsCharacters(text: String, count: String) {
    let typed = reduce(.showing(.blaine), .nameChanged(text))
    #expect(typed == Reduced(.showing(.blaine) { $0.draft = text }))
    #expect(typed.state.shown?.nameCount == count)
  }

  @Test("P-11: no answer about photo or posts changes the text that the person is typing")
  func leavesTypingAlone() {
    let typing = ProfileState.showing(.blaine) { $0.draft = "  David B" }
    for message in [
      ProfileMessage.didSave(Photo.landscape), .didSave(Photo.landscape, error: .refused),
      .didLoadPosts([]), .didFailToLoadPosts, .didChoosePhoto(nil),
      .didChoosePhoto(.jpeg), .didChoosePhoto(.gif),
    ] {
      #expect(reduce(typing, message).state.shown?.nameFieldText == "  David B")
    }
  }

  /// The state after a name that was not saved.
  private static let failed = ProfileState.showing(.blaine) {
    $0.draft = "Dee"
    $0.nameChange = .failed(message: "The change was not accepted.")
  }
}
