import Terminal

/// The reason why a line of a script was refused.
nonisolated enum LineError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String)
  case usage(String)
  case noControl(String)
  case noRow(Int)
  case unknownArchitecture(String, known: [String])

  var description: String {
    switch self {
    case .unknownCommand(let word): "There is no command \(word.quoted). Type: help"
    case .usage(let usage): "Type: \(usage)"
    case .noControl(let name): "There is no control \(name.quoted) on the screen."
    case .noRow(let number): "There is no row \(number) on the screen."
    case .unknownArchitecture(let id, let known):
      "There is no architecture \(id.quoted). Known are: \(known.joined(separator: ", "))."
    }
  }
}
