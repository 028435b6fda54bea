/// The reason why an action in a session was refused; a refused action changes nothing.
nonisolated enum DemoActionError: Error, Equatable, CustomStringConvertible {
  case takesNoTouch
  case nothingIsEdited
  case nothingToGoBackTo
  case libraryIsOpen
  case libraryIsClosed

  var description: String {
    switch self {
    case .takesNoTouch: "This control or row cannot be tapped now."
    case .nothingIsEdited: "No field is being edited: tap one first."
    case .nothingToGoBackTo: "There is no screen to go back to."
    case .libraryIsOpen: "The photo library is open: choose a photo or cancel first."
    case .libraryIsClosed: "No photo can be chosen now: no screen has asked for one."
    }
  }
}
