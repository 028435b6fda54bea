import Architectures
import Foundation

/// Everything that a person, or time, can do to a session.
enum Interaction {
  /// Taps a control, or selects a row.
  case touch(Target)
  /// Types into the field that is edited, character by character.
  case type(String)
  /// Deletes the last character of the field that is edited.
  case deleteBackward
  /// Deletes all characters of the field that is edited, one by one.
  case clear
  /// Presses return in the field that is edited.
  case pressReturn
  /// Leaves the field that is edited.
  case endEditing
  /// Chooses a photo in the open library, or cancels with `nil`.
  case choosePhoto(Data?)
  /// Goes back to the screen below.
  case goBack
  /// Opens a fresh screen of a feature.
  case open(Feature)
  /// Opens the feature afresh as another architecture makes it.
  case use(Architecture)
  /// Has answers held back, or no longer.
  case delay(Bool)
  /// Has requests fail, or no longer.
  case fail(Bool)
  /// Lets the answers come that are due.
  case answerDue
  /// Lets all answers come that are held back.
  case answerAll
}
