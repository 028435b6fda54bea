import Architectures
import Foundation

/// An action in a session: an input of the person, or the arrival of delayed answers.
enum DemoAction {
  /// Taps a control, or selects a row.
  case touch(TouchTarget)
  /// Types at the caret of the edited field, character by character.
  case type(String)
  /// Deletes the text of the edited field that a movement of the caret would pass over.
  case delete(CaretMovement)
  /// Deletes all characters of the edited field, one by one.
  case clear
  /// Presses return in the edited field.
  case pressReturn
  /// Ends editing of the edited field.
  case endEditing
  /// Chooses a photo in the open photo library; `nil` cancels the choice.
  case choosePhoto(Data?)
  /// Goes back to the screen below.
  case goBack
  /// Opens a fresh screen of a feature.
  case open(Feature)
  /// Changes the architecture, which then makes a fresh screen if a feature is shown.
  case use(Architecture)
  /// Turns the delay of answers on or off.
  case delay(Bool)
  /// Turns the failure of requests on or off.
  case fail(Bool)
  /// Lets the delayed answers arrive whose time has come.
  case answerDue
  /// Lets all delayed answers arrive.
  case answerAll
}
