/// Why a scenario cannot go on: a step asks for what is not there.
package nonisolated enum ScenarioError: Error, Hashable, CustomStringConvertible {
  case nothingToAnswer(ScenarioService.Kind)
  case answerDoesNotFit(ScenarioService.Kind)
  case libraryIsClosed
  case nobodyAsksForPosts
  case notOnScreen(String)
  case cannotTouch(String)
  case nothingIsEdited
  case nothingToGoBackTo
  case isOpen

  package var description: String {
    switch self {
    case .nothingToAnswer(let kind): "No \(kind.rawValue) request waits for this answer."
    case .answerDoesNotFit(let kind): "A \(kind.rawValue) request cannot be answered so."
    case .nobodyAsksForPosts: "No request for posts waits for this answer."
    case .libraryIsClosed: "The photo library is not open."
    case .notOnScreen(let identifier): "\(identifier) is not on the screen."
    case .cannotTouch(let identifier): "\(identifier) takes no touch."
    case .nothingIsEdited: "The person types nowhere."
    case .nothingToGoBackTo: "There is no screen to go back to."
    case .isOpen: "The screen is open already."
    }
  }
}
