import Foundation
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: two changes and their messages")
struct ProfileReducerErrorTests {
  /// The state while a name and a photo are in flight.
  let changing = AppState.showing(.blaine).entering("Dee").after(
    .changePhotoTapped, .didChoosePhoto(Photo.landscape.data))
  /// The state after a name, a photo and the posts have failed.
  let failed = AppState.showing(.blaine) {
    $0.draft = "Dee"
    $0.nameChange = .failed(message: "The change was not accepted.")
    $0.photoError = "The profile could not be reached."
    $0.postsState = .failed(message: "The posts could not be reached.")
  }

  @Test("P-16: the answer to one change leaves the progress of the other")
  func keepsOtherProgress() {
    for answer in [.didSaveDisplayName("Dee"), .didFailToChangeDisplayName()] as [ProfileAction] {
      #expect(changing.after(answer).profile?.photoChange == .saving(.landscape))
    }
    for answer in [.didSavePhoto, .didFailToChangePhoto()] as [ProfileAction] {
      #expect(changing.after(answer).profile?.nameChange == .saving(.sample("Dee")))
    }
  }

  @Test("P-16: a refused change does not undo the one that is accepted, in either order")
  func keepsAcceptedChange() {
    let renamed = AppState.showing(.blaine.renamed("Dee")) {
      $0.photoError = "The change was not accepted."
    }
    #expect(changing.after(.didSaveDisplayName("Dee"), .didFailToChangePhoto()) == renamed)
    #expect(changing.after(.didFailToChangePhoto(), .didSaveDisplayName("Dee")) == renamed)
    let withPhoto = AppState.showing(.blaine.with(photo: .landscape)) {
      $0.draft = "Dee"
      $0.nameChange = .failed(message: "The change was not accepted.")
    }
    #expect(changing.after(.didSavePhoto, .didFailToChangeDisplayName()) == withPhoto)
    #expect(changing.after(.didFailToChangeDisplayName(), .didSavePhoto) == withPhoto)
  }

  @Test("P-16, P-17: two changes in flight fail with a message each, in either order")
  func showsBothMessages() {
    for answers in [
      changing.after(.didFailToChangeDisplayName(), .didFailToChangePhoto(.unreachable)),
      changing.after(.didFailToChangePhoto(.unreachable), .didFailToChangeDisplayName()),
    ] {
      #expect(answers.after(.didFailToLoadPosts) == failed)
    }
  }

  @Test("P-17: each attempt to change the name keeps the messages of photo and posts")
  func keepsOtherErrorsBesideName() {
    for name in ["", "David Blaine", "Dai"] {
      let attempt = failed.entering(name)
      #expect(attempt.profile?.photoError == failed.profile?.photoError)
      #expect(attempt.profile?.postsState == failed.profile?.postsState)
    }
    for answer in [.didSaveDisplayName("Dai"), .didFailToChangeDisplayName()] as [ProfileAction] {
      let answered = failed.entering("Dai").after(answer)
      #expect(answered.profile?.photoError == failed.profile?.photoError)
      #expect(answered.profile?.postsState == failed.profile?.postsState)
    }
  }

  @Test("P-17: each attempt to change the photo keeps the messages of name and posts")
  func keepsOtherErrorsBesidePhoto() {
    let choosing = failed.after(.changePhotoTapped)
    for data in [nil, Data.gif, .jpeg] {
      let attempt = choosing.after(.didChoosePhoto(data))
      #expect(attempt.profile?.nameChange == failed.profile?.nameChange)
      #expect(attempt.profile?.postsState == failed.profile?.postsState)
    }
    for answer in [.didSavePhoto, .didFailToChangePhoto()] as [ProfileAction] {
      let answered = choosing.after(.didChoosePhoto(.jpeg), answer)
      #expect(answered.profile?.nameChange == failed.profile?.nameChange)
      #expect(answered.profile?.postsState == failed.profile?.postsState)
    }
  }

  @Test("P-17: the posts and their retry keep the messages of name and photo")
  func keepsErrorsBesidePosts() {
    let retried = failed.after(.postsRetryTapped)
    for state in [retried, retried.after(.didLoadPosts([]))] {
      #expect(state.profile?.nameChange == failed.profile?.nameChange)
      #expect(state.profile?.photoError == failed.profile?.photoError)
    }
  }

  @Test("P-17: a photo that is sent clears the photo's message, and a failure shows a new one")
  func clearsPhotoError() {
    let saving = failed.after(.changePhotoTapped, .didChoosePhoto(.jpeg))
    #expect(saving.profile?.photoError == nil)
    #expect(
      saving.after(.didFailToChangePhoto()).profile?.photoError
        == "The change was not accepted.")
  }

  @Test("P-17: an input that is refused replaces the message of its own attempt")
  func replacesMessages() {
    let state = failed.entering("").after(.changePhotoTapped, .didChoosePhoto(Data()))
    #expect(state.profile?.nameChange == .failed(message: "A name needs at least one character."))
    #expect(state.profile?.photoError == "Only PNG and JPEG photos can be used.")
  }

  @Test("P-17: typing clears the message beside the name field, and no other")
  func clearsNameMessage() {
    let typed = AppState.showing(.blaine) {
      $0.draft = "Dee!"
      $0.photoError = failed.profile?.photoError
      $0.postsState = .failed(message: "The posts could not be reached.")
    }
    #expect(failed.after(.nameChanged("Dee!")) == typed)
  }

  @Test("P-17: opening the library and cancelling in it clear no message")
  func keepsMessages() {
    let choosing = failed.after(.changePhotoTapped)
    var expected = failed
    expected.profiles[.sample]?.updateProfile { $0.photoChange = .choosing }
    #expect(choosing == expected)
    #expect(choosing.after(.didChoosePhoto(nil)) == failed)
  }
}
