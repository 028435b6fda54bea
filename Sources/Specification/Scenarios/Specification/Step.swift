import Foundation
import Models

/// One step of a scenario: an action of the person, an answer to the screen, or an expectation.
///
/// An expectation about the screen reads it in the same turn as the previous step. Queued work runs
/// before an expectation about requests, and after an answer of a service or of the library.
package nonisolated enum Step: Hashable, Sendable {
  // Actions of the person

  /// Opens the screen until `viewWillAppear(_:)` returns, or a new screen if the last one was left.
  case beginOpening
  /// Opens the screen, or completes the opening that `beginOpening` began.
  ///
  /// A new screen is made if the last one was left.
  case open
  /// Makes a screen, which is dropped and never opened.
  case makeUnopened
  case tap(String)
  /// Types into a text field, character by character.
  case type(String, into: String)
  /// Deletes a text field's text, character by character.
  case clear(String)
  /// Puts the caret before the text of a text field.
  case placeCaret(atStartOf: String)
  case endEditing
  /// Opens another screen on top.
  case cover
  /// Opens a new screen in place of the open one and of all that covers it.
  case replace
  /// Takes the screen off the stack below the one that covers it, which stays.
  case removeFromBelow
  case goBack
  /// Goes back to the lowest screen.
  case goHome
  /// Touches a row of the posts, counted from 0.
  case selectRow(Int)

  // Answers and other events

  case choosePhoto(Data)
  case cancelPhoto
  case answer(ScenarioService.Kind, ScenarioService.Answer, to: WaitingCall = .oldest)
  case answerPosts(ScenarioPostService.Answer, to: WaitingCall = .oldest)
  /// A pause in which queued work runs.
  case pause
  /// Another part of the app puts a user into the cache, or empties it.
  case otherPartCaches(User?)

  // Expectations

  /// The control is on the screen and shows the text.
  case sees(String, String)
  /// The navigation bar shows the title.
  case seesTitle(String)
  /// The control is on the screen, with any text.
  case seesControl(String)
  /// The control is not on the screen, or shows nothing.
  case seesNothing(of: String)
  /// The photo is shown, or the placeholder for `nil`.
  case seesPhoto(Photo?)
  case seesLogIn
  case isEnabled(String)
  case isDisabled(String)
  /// These are all requests to the service since the scenario began.
  case asked([ScenarioService.Request])
  /// Every request of the kind was cancelled.
  case cancelled(ScenarioService.Kind)
  /// A request of the kind is waiting for its answer and was not cancelled.
  case inFlight(ScenarioService.Kind)
  /// The request to the photo library was cancelled.
  case cancelledLibrary
  /// The photo library was opened this many times since the scenario began.
  case openedLibrary(times: Int)
  case caches(User?)
  /// The rows of the posts show these texts.
  case seesRows([[String]])
  /// This row of the posts is selected, or none for `nil`.
  case isSelected(row: Int?)
  /// The screen of a post is on top.
  case seesPost(Post)
  /// The posts of these users were requested since the scenario began.
  case askedForPosts(by: [User.ID])
  /// Every request for posts was cancelled.
  case cancelledPosts
}

/// The request that is answered, among several waiting requests of one kind.
package nonisolated enum WaitingCall: Hashable, Sendable {
  /// The request that has waited longest.
  case oldest
  /// The request that was made last.
  case newest
  /// The request with this number, counted from 1 for the oldest.
  case number(Int)
}

extension Step {
  /// True if the step is an expectation, which only reads the screen and the requests.
  package nonisolated var isExpectation: Bool {
    switch self {
    case .beginOpening, .open, .makeUnopened, .tap, .type, .clear, .placeCaret, .endEditing, .cover,
      .replace, .removeFromBelow, .goBack, .goHome, .selectRow, .choosePhoto, .cancelPhoto, .answer,
      .answerPosts, .pause, .otherPartCaches:
      false
    case .sees, .seesTitle, .seesControl, .seesNothing, .seesPhoto, .seesLogIn, .isEnabled,
      .isDisabled, .asked, .cancelled, .inFlight, .cancelledLibrary, .openedLibrary, .caches,
      .seesRows, .isSelected, .seesPost, .askedForPosts, .cancelledPosts:
      true
    }
  }

  /// True if queued work runs before the step, so that pending requests are made by then.
  package nonisolated var awaitsIdleness: Bool {
    switch self {
    case .answer, .answerPosts, .pause, .choosePhoto, .cancelPhoto, .asked, .openedLibrary,
      .askedForPosts:
      true
    case .beginOpening, .open, .makeUnopened, .tap, .type, .clear, .placeCaret, .endEditing, .cover,
      .replace, .removeFromBelow, .goBack, .goHome, .selectRow, .otherPartCaches, .sees, .seesTitle,
      .seesControl, .seesNothing, .seesPhoto, .seesLogIn, .isEnabled, .isDisabled, .cancelled,
      .inFlight, .cancelledLibrary, .caches, .seesRows, .isSelected, .seesPost, .cancelledPosts:
      false
    }
  }
}
