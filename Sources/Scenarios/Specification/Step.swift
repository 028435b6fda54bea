import Foundation
import Models

/// One step of a scenario: what the person does, what the world answers, or what must then hold.
///
/// What the person sees is read in the same turn as the step before. Queued work runs before the
/// service is looked at and after it or the library has answered.
package nonisolated enum Step: Hashable, Sendable {
  // What the person does.

  /// Opens the screen up to the return of `viewWillAppear(_:)`; a new one when the last was left.
  case beginOpening
  /// Opens the screen, or ends what `beginOpening` began; a new one when the last was left.
  case open
  case tap(String)
  /// Types into a text field, character by character.
  case type(String, into: String)
  /// Deletes a text field's text, character by character.
  case clear(String)
  case endEditing
  /// Opens another screen on top.
  case cover
  case goBack
  /// Goes back over all screens to the lowest.
  case goHome
  /// Goes back, and comes to the same screen again, which a part of the app has kept.
  case goBackAndForth
  /// Touches a row of the posts, counted from 0.
  case selectRow(Int)

  // What the world answers.

  case choosePhoto(Data)
  case cancelPhoto
  case answer(ScenarioService.Kind, ScenarioService.Answer, to: WaitingCall = .oldest)
  case answerPosts(ScenarioPostService.Answer, to: WaitingCall = .oldest)
  /// Nobody does anything for a while, in which queued work runs.
  case pause
  /// Another part of the app puts a user into the cache, or empties it.
  case otherPartCaches(User?)

  // What must hold.

  /// The control is on the screen and shows the text.
  case sees(String, String)
  /// The control is on the screen, whatever it shows.
  case seesControl(String)
  /// The control is not on the screen, or shows nothing.
  case seesNothing(of: String)
  /// The photo that is shown; `nil` for the placeholder.
  case seesPhoto(Photo?)
  case seesLogIn
  case isEnabled(String)
  case isDisabled(String)
  /// All that the service was asked since the scenario began.
  case asked([ScenarioService.Request])
  /// Every request of the kind was cancelled.
  case cancelled(ScenarioService.Kind)
  /// A request of the kind waits for its answer and was not cancelled.
  case inFlight(ScenarioService.Kind)
  /// Asking the photo library was cancelled.
  case cancelledLibrary
  /// How often the photo library was opened since the scenario began.
  case openedLibrary(times: Int)
  case caches(User?)
  /// The texts in each row of the posts.
  case seesRows([[String]])
  /// The row of the posts that is selected; `nil` for none.
  case isSelected(row: Int?)
  /// The screen of a post is on top.
  case seesPost(Post)
  /// Whose posts were asked for since the scenario began.
  case askedForPosts(by: [User.ID])
  /// Every request for posts was cancelled.
  case cancelledPosts
}

/// Which of several requests of one kind is answered.
package nonisolated enum WaitingCall: Hashable, Sendable {
  /// The one that has waited longest.
  case oldest
  /// The one that was made last.
  case newest
  /// One in between, counted from 1 for the oldest that waits.
  case number(Int)
}

extension Step {
  /// Whether the step only looks, and neither the person nor the world does anything.
  package nonisolated var isExpectation: Bool {
    switch self {
    case .beginOpening, .open, .tap, .type, .clear, .endEditing, .cover, .goBack, .goHome,
      .goBackAndForth, .selectRow, .choosePhoto, .cancelPhoto, .answer, .answerPosts, .pause,
      .otherPartCaches:
      false
    case .sees, .seesControl, .seesNothing, .seesPhoto, .seesLogIn, .isEnabled, .isDisabled,
      .asked, .cancelled, .inFlight, .cancelledLibrary, .openedLibrary, .caches, .seesRows,
      .isSelected, .seesPost, .askedForPosts, .cancelledPosts:
      true
    }
  }

  /// Whether queued work runs before the step: what the world is asked is asked by then.
  package nonisolated var awaitsIdleness: Bool {
    switch self {
    case .answer, .answerPosts, .pause, .choosePhoto, .cancelPhoto, .asked, .openedLibrary,
      .askedForPosts:
      true
    case .beginOpening, .open, .tap, .type, .clear, .endEditing, .cover, .goBack, .goHome,
      .goBackAndForth, .selectRow, .otherPartCaches, .sees, .seesControl, .seesNothing, .seesPhoto,
      .seesLogIn, .isEnabled, .isDisabled, .cancelled, .inFlight, .cancelledLibrary, .caches,
      .seesRows, .isSelected, .seesPost, .cancelledPosts:
      false
    }
  }
}
