import Foundation
import Models
import Scenarios
import Testing

@testable import Unidirectional

/// Tests of two changes in flight, and of the messages beside the name, the photo and the posts.
@Suite("Profile reducer: two changes and their messages")
struct ProfileReducerErrorTests {
  /// The state with a change of the name and a change of the photo in flight.
  let changing = ProfileState.showing(.blaine) {
    $0.draft = "Dee"
    $0.nameChange = .saving
    $0.isChangingPhoto = true
  }

  /// The state after a name, a photo and the posts have failed.
  var failed: ProfileState { Self.showingFailures() }

  @Test("P-16: name and photo are in flight together, and neither answer undoes the other")
  func mergesAnswers() {
    let changed = Reduced(.showing(.blaine.renamed("Dee").with(photo: .landscape)))
    #expect(reduce(changing, .didSave("Dee"), .didSave(Photo.landscape)) == changed)
    #expect(reduce(changing, .didSave(Photo.landscape), .didSave("Dee")) == changed)
  }

  @Test("P-16: the answer to one change leaves the progress of the other")
  func keepsOtherProgress() {
    #expect(
      reduce(changing, .didSave("Dee"))
        == Reduced(.showing(.blaine.renamed("Dee")) { $0.isChangingPhoto = true }))
    #expect(
      reduce(changing, .didSave(Photo.landscape))
        == Reduced(
          .showing(.blaine.with(photo: .landscape)) {
            $0.draft = "Dee"
            $0.nameChange = .saving
          }))
  }

  @Test(
    "P-16, P-17: each of two changes is accepted or refused, in either order, by itself",
    arguments: [UserServiceError.refused, nil], [UserServiceError.unreachable, nil])
  func separatesAnswers(nameError: UserServiceError?, photoError: UserServiceError?) {
    let name = ProfileMessage.didSave("Dee", error: nameError)
    let photo = ProfileMessage.didSave(Photo.landscape, error: photoError)
    var user = User.blaine
    if nameError == nil { user = user.renamed("Dee") }
    if photoError == nil { user = user.with(photo: .landscape) }
    let answered = Reduced(
      .showing(user) {
        $0.draft = "Dee"
        if nameError != nil { $0.nameChange = .failed(message: "The change was not accepted.") }
        if photoError != nil { $0.photoError = "The profile could not be reached." }
      })
    #expect(reduce(changing, name, photo) == answered)
    #expect(reduce(changing, photo, name) == answered)
  }

  @Test("P-17: typing clears the message beside the name field, and no other")
  func clearsNameMessage() {
    #expect(
      reduce(failed, .nameChanged("Dai"))
        == Reduced(
          Self.showingFailures {
            $0.draft = "Dai"
            $0.nameChange = .none
          }))
  }

  @Test("P-17: opening the library and cancelling in it clear no message")
  func keepsMessages() {
    #expect(
      reduce(failed, .changePhotoTapped).state
        == Self.showingFailures { $0.isChangingPhoto = true })
    #expect(reduce(failed, .changePhotoTapped, .didChoosePhoto(nil)) == Reduced(failed))
  }

  @Test("P-17: a name that is sent clears its own message only, and fails or succeeds apart")
  func sendsName() {
    let sent = reduce(failed, .nameChanged("Dai"), .nameEditingEnded).state
    #expect(
      sent
        == Self.showingFailures {
          $0.draft = "Dai"
          $0.nameChange = .saving
        })
    #expect(
      reduce(sent, .didSave("Dai", error: .unreachable)).state
        == Self.showingFailures {
          $0.draft = "Dai"
          $0.nameChange = .failed(message: "The profile could not be reached.")
        })
    #expect(
      reduce(sent, .didSave("Dai")).state
        == Self.showingFailures {
          $0.user = .blaine.renamed("Dai")
          $0.draft = "Dai"
          $0.nameChange = .none
        })
  }

  @Test("P-17: a refused name replaces its own message only, which the saved name clears")
  func refusesName() {
    let refused = reduce(failed, .nameChanged(""), .nameEditingEnded).state
    #expect(
      refused
        == Self.showingFailures {
          $0.draft = ""
          $0.nameChange = .failed(message: "A name needs at least one character.")
        })
    #expect(
      reduce(refused, .nameChanged("David Blaine"), .nameEditingEnded).state
        == Self.showingFailures {
          $0.draft = "David Blaine"
          $0.nameChange = .none
        })
  }

  @Test("P-17: a photo that is sent clears its own message only, and fails or succeeds apart")
  func sendsPhoto() {
    let sent = reduce(
      failed, .changePhotoTapped, .didChoosePhoto(Photo.landscape.data)
    ).state
    #expect(
      sent
        == Self.showingFailures {
          $0.isChangingPhoto = true
          $0.photoError = nil
        })
    #expect(
      reduce(sent, .didSave(Photo.landscape, error: .refused)).state
        == Self.showingFailures { $0.photoError = "The change was not accepted." })
    #expect(
      reduce(sent, .didSave(Photo.landscape)).state
        == Self.showingFailures {
          $0.user = .blaine.with(photo: .landscape)
          $0.photoError = nil
        })
  }

  @Test("P-17: a refused photo replaces its own message only")
  func refusesPhoto() {
    #expect(
      reduce(failed, .changePhotoTapped, .didChoosePhoto(.gif)).state
        == Self.showingFailures { $0.photoError = "Only PNG and JPEG photos can be used." })
  }

  @Test("P-17, P-24: loading the posts again clears their own message only")
  func retriesPosts() {
    #expect(
      reduce(failed, .postsRetryTapped).state == Self.showingFailures { $0.postsState = .loading })
  }

  private static func showingFailures(
    _ change: (inout LoadedProfile) -> Void = { _ in }
  ) -> ProfileState {
    .showing(.blaine) {
      $0.draft = "Dee"
      $0.nameChange = .failed(message: "The change was not accepted.")
      $0.photoError = "The profile could not be reached."
      $0.postsState = .failed(message: "The posts could not be reached.")
      change(&$0)
    }
  }
}
