@testable import Terminal
@testable import compare

extension Program {
  /// Reads a command line and returns the command, which must be of the given type.
  @MainActor func command<Read>(_ arguments: [String], as type: Read.Type = Read.self) throws
    -> Read
  {
    guard case .run(let command) = try read(arguments), let read = command as? Read else {
      throw UsageError("\(arguments) does not run \(type).")
    }
    return read
  }

  /// Reads a command line that must print a text, such as the help, and returns the text.
  @MainActor func printed(_ arguments: [String]) throws -> String {
    guard case .print(let text) = try read(arguments) else {
      throw UsageError("\(arguments) prints nothing.")
    }
    return text
  }
}
