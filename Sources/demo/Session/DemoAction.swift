import Architectures
import Foundation

/// An action of the person, or of time, in a session.
enum DemoAction {
  /// Taps a control, or selects a row.
  case touch(TouchTarget)
  /// Types at the caret of the edited field, character by character.
  case type(String)
  /// Deletes from the caret of the edited field to the place to which a movement leads.
  case delete(CaretMovement)
  /// Deletes all characters of the edited field, one by one.
  case clear
  /// Presses return in the edited field.
  case pressReturn
  /// Ends editing of the edited field.
  case endEditing
  /// Chooses a photo in the open library, or cancels with `nil`.
  case choosePhoto(Data?)
  /// Goes back to the screen below.
  case goBack
  /// Opens a fresh screen of a feature.
  case open(Feature)
  /// Opens a fresh screen of the feature, made by another architecture.
  case use(Architecture)
  /// Turns the delay of answers on or off.
  case delay(Bool)
  /// Turns the failure of requests on or off.
  case fail(Bool)
  /// Lets due answers arrive.
  case answerDue
  /// Lets all delayed answers arrive.
  case answerAll
}
