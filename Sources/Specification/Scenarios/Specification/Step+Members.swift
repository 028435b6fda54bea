import Foundation
import Models

// MARK: - Actions

nonisolated extension Step {
  /// Opens the screen until `viewWillAppear(_:)` returns, or a new screen if the last one was left.
  package static let beginOpening = action(.beginOpening)
  /// Opens the screen, or completes the opening that `beginOpening` began.
  ///
  /// A new screen is made if the last one was left.
  package static let open = action(.open)
  /// Makes a screen, which is dropped and never opened.
  package static let makeUnopened = action(.makeUnopened)
  package static func tap(_ control: String) -> Step { .action(.tap(control)) }
  /// Types into a text field, character by character.
  package static func type(_ text: String, into field: String) -> Step {
    .action(.type(text, into: field))
  }
  /// Deletes a text field's text, character by character.
  package static func clear(_ field: String) -> Step { .action(.clear(field)) }
  /// Puts the caret before the text of a text field.
  package static func placeCaret(atStartOf field: String) -> Step {
    .action(.placeCaret(atStartOf: field))
  }
  package static let endEditing = action(.endEditing)
  /// Opens another screen on top.
  package static let cover = action(.cover)
  /// Opens a new screen in place of the open one and of all that covers it.
  package static let replace = action(.replace)
  /// Takes the screen off the stack below the one that covers it, which stays.
  package static let removeFromBelow = action(.removeFromBelow)
  package static let goBack = action(.goBack)
  /// Goes back to the lowest screen.
  package static let goHome = action(.goHome)
  /// Touches a row of the posts, counted from 0.
  package static func selectRow(_ row: Int) -> Step { .action(.selectRow(row)) }
  /// Another part of the app puts a user into the cache, or empties it.
  package static func otherPartCaches(_ user: User?) -> Step { .action(.otherPartCaches(user)) }
  /// The person comes into another time zone, such as `Asia/Kathmandu`, while the app runs.
  ///
  /// At the end of the scenario the person is at home again, in `Pacific/Auckland`.
  package static func travel(to timeZone: String) -> Step { .action(.travel(to: timeZone)) }
}

// MARK: - Answers

nonisolated extension Step {
  package static func choosePhoto(_ data: Data) -> Step { .answer(.photo(data)) }
  package static let cancelPhoto = answer(.photo(nil))
  package static func answer(
    _ kind: ScenarioService.Kind, _ answer: ScenarioService.Answer, to call: WaitingCall = .oldest
  ) -> Step {
    .answer(.service(kind, answer, to: call))
  }
  package static func answerPosts(
    _ answer: ScenarioPostService.Answer, to call: WaitingCall = .oldest
  ) -> Step {
    .answer(.posts(answer, to: call))
  }
  /// A pause in which queued work runs.
  package static let pause = answer(.nothing)
}

// MARK: - Expectations

nonisolated extension Step {
  /// The control is on the screen and shows the text.
  package static func sees(_ control: String, _ text: String) -> Step {
    .expect(.sees(control, text))
  }
  /// The navigation bar shows the title.
  package static func seesTitle(_ title: String) -> Step { .expect(.seesTitle(title)) }
  /// The control is on the screen, with any text.
  package static func seesControl(_ control: String) -> Step { .expect(.seesControl(control)) }
  /// The control is not on the screen, or shows nothing.
  package static func seesNothing(of control: String) -> Step {
    .expect(.seesNothing(of: control))
  }
  /// The photo is shown, or the placeholder for `nil`.
  package static func seesPhoto(_ photo: Photo?) -> Step { .expect(.seesPhoto(photo)) }
  package static let seesLogIn = expect(.seesLogIn)
  package static func isEnabled(_ control: String) -> Step { .expect(.isEnabled(control, true)) }
  package static func isDisabled(_ control: String) -> Step { .expect(.isEnabled(control, false)) }
  /// These are all requests to the service since the scenario began.
  package static func asked(_ requests: [ScenarioService.Request]) -> Step {
    .expect(.asked(requests))
  }
  /// Every request of the kind was cancelled.
  package static func cancelled(_ kind: ScenarioService.Kind) -> Step { .expect(.cancelled(kind)) }
  /// A request of the kind is waiting for its answer and was not cancelled.
  package static func inFlight(_ kind: ScenarioService.Kind) -> Step { .expect(.inFlight(kind)) }
  /// The request to the photo library was cancelled.
  package static let cancelledLibrary = expect(.cancelledLibrary)
  /// The photo library was opened this many times since the scenario began.
  package static func openedLibrary(times: Int) -> Step { .expect(.openedLibrary(times: times)) }
  package static func caches(_ user: User?) -> Step { .expect(.caches(user)) }
  /// The rows of the posts show these texts.
  package static func seesRows(_ rows: [[String]]) -> Step { .expect(.seesRows(rows)) }
  /// This row of the posts is selected, or none for `nil`.
  package static func isSelected(row: Int?) -> Step { .expect(.isSelected(row: row)) }
  /// The screen of a post is on top.
  package static func seesPost(_ post: Post) -> Step { .expect(.seesPost(post)) }
  /// The posts of these users were requested since the scenario began.
  package static func askedForPosts(by userIDs: [User.ID]) -> Step {
    .expect(.askedForPosts(by: userIDs))
  }
  /// Every request for posts was cancelled.
  package static let cancelledPosts = expect(.cancelledPosts)
}
