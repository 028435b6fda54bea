extension Program {
  /// Returns the words that ask for a command again, for a shell.
  ///
  /// The result has one form for each request, however the request was typed: the command's name,
  /// its arguments, and its options in the order of their declaration, each with the value that
  /// counts. Values keep their text, so that paths and names can be recognized.
  ///
  /// - Parameter command: A command that this program has read from a command line.
  /// - Returns: The words with spaces between them, such as `size --format json`.
  package func words(of command: any Command) -> String {
    let given = command.namedParameters().filter(\.isGiven)
    let options = given.filter { !$0.isPositional }.flatMap(\.words)
    let arguments = given.filter(\.isPositional).flatMap(\.givenTexts)
    let name = name(of: type(of: command))
    // Two dashes must stand before an argument that looks like an option.
    let looksLikeOption = arguments.contains { $0.hasPrefix("-") && $0 != "-" }
    let words =
      looksLikeOption ? name + options + ["--"] + arguments : name + arguments + options
    return words.map(\.shellWord).joined(separator: " ")
  }
}

extension Parameter {
  /// The words that give this option with its values.
  fileprivate var words: [String] {
    guard placeholder != nil else { return [spelling] }
    let value = givenTexts.joined(separator: ",")
    return value.hasPrefix("-") ? ["\(spelling)=\(value)"] : [spelling, value]
  }
}
