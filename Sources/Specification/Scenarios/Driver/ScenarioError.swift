/// The reason why a step of a scenario cannot be performed.
package nonisolated enum ScenarioError: Error, Hashable, CustomStringConvertible {
  case nothingToAnswer(ScenarioService.Kind)
  case answerDoesNotFit(ScenarioService.Kind)
  case libraryIsClosed
  case noRequestForPosts
  case notOnScreen(String)
  case cannotTouch(String)
  case nothingIsEdited
  case nothingToGoBackTo
  case nothingToReplace
  case nothingCovers
  case isOpen

  package var description: String {
    switch self {
    case .nothingToAnswer(let kind): "No \(kind.rawValue) request is waiting for this answer."
    case .answerDoesNotFit(let kind): "This answer does not fit a \(kind.rawValue) request."
    case .noRequestForPosts: "No request for posts is waiting for this answer."
    case .libraryIsClosed: "The photo library is not open."
    case .notOnScreen(let identifier): "\(identifier) is not on the screen."
    case .cannotTouch(let identifier): "\(identifier) cannot be touched."
    case .nothingIsEdited: "No text field is being edited."
    case .nothingToGoBackTo: "There is no screen to go back to."
    case .nothingToReplace: "There is no open screen to replace."
    case .nothingCovers: "There is no screen that another one covers."
    case .isOpen: "The screen is already open."
    }
  }
}
