import Architectures
import Foundation

/// A feature of the app; the raw value is the name of the feature on the command line.
nonisolated enum Feature: String, CaseIterable, Sendable {
  case greeting, profile
}

/// An action in a session: an input of the person, or the arrival of delayed answers.
enum DemoAction {
  /// Taps a control, or selects a row.
  case touch(TouchTarget)
  /// Types a text at the caret of the edited field, character by character.
  case type(String)
  /// Deletes the text that a movement of the caret would pass over in the edited field.
  case delete(CaretMovement)
  /// Deletes all characters of the edited field, one by one.
  case clear
  case pressReturn
  case endEditing
  /// Chooses a photo in the open photo library; `nil` cancels the choice.
  case choosePhoto(Data?)
  case goBack
  case open(Feature)
  /// Changes the architecture.
  ///
  /// If a feature is shown, the new architecture makes a new screen of the feature.
  case use(Architecture)
  /// Turns the delay of the services' answers on if the value is true, or off if it is false.
  case delay(Bool)
  /// Makes new requests to the services fail if the value is true, or succeed if it is false.
  case fail(Bool)
  /// Lets the services' delayed answers arrive if their delay is over.
  case answerDue
  /// Lets all delayed answers of the services arrive, even before their delay is over.
  case answerAll
}

/// The reason why an action in a session was refused; a refused action changes nothing.
nonisolated enum DemoActionError: String, Error, CustomStringConvertible {
  case takesNoTouch = "This control or row cannot be tapped now."
  case nothingIsEdited = "No field is being edited: tap one first."
  case nothingToGoBackTo = "There is no screen to go back to."
  case libraryIsOpen = "The photo library is open: choose a photo or cancel first."
  case libraryIsClosed = "No photo can be chosen now: no screen has asked for one."

  var description: String { rawValue }
}
