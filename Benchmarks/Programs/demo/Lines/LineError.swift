import Terminal

/// The reason why a command in a line of standard input was refused.
nonisolated enum LineError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String)
  case usage(String)
  case noControl(String)
  case noRow(Int)
  case unknownValue(command: String, reason: UsageError)

  var description: String {
    switch self {
    case .unknownCommand(let word): "There is no command \(word.quoted). Type: help"
    case .usage(let usage): "Type: \(usage)"
    case .noControl(let name): "There is no control \(name.quoted) on the screen."
    case .noRow(let number): "There is no row \(number) on the screen."
    case .unknownValue(let command, let reason): "\(command): \(reason)"
    }
  }
}

extension ValueReader {
  /// Returns the value after a command's word in a line, such as `profile` in `feature profile`.
  ///
  /// - Parameters:
  ///   - text: The text after the command's word.
  ///   - command: The command's word, which begins the message of an error.
  /// - Returns: The value that the text stands for.
  /// - Throws: `LineError` when the text stands for no value.
  nonisolated func value(of text: String, in command: String) throws(LineError) -> Value {
    do {
      return try read(text)
    } catch {
      throw .unknownValue(command: command, reason: error)
    }
  }
}
