/// A word or an option of a command line, before it is matched with a declared parameter.
enum Piece: Equatable {
  case word(String)
  /// An option with its value, which follows an equals sign or is the next word.
  ///
  /// The value is `nil` if the command line gives no value for the option.
  case option(String, value: String?)

  /// Splits a command line into words and options.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - takesValue: Returns true for the name of an option that takes a value.
  /// - Returns: The words and options, in the order of the command line.
  static func pieces(of arguments: [String], takesValue: (String) -> Bool) -> [Piece] {
    var pieces: [Piece] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return pieces + rest.map(Piece.word) }
      guard argument.isOption else {
        pieces.append(.word(argument))
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if parts.count == 2 {
        pieces.append(.option(name, value: String(parts[1])))
      } else if takesValue(name), let next = rest.first, !next.isOption || next.isNegativeNumber {
        pieces.append(.option(name, value: rest.popFirst()))
      } else {
        pieces.append(.option(name, value: nil))
      }
    }
    return pieces
  }
}

extension String {
  /// True if the text is written like an option: a dash, followed by at least one character.
  ///
  /// A dash alone does not count as an option, because it can be a path.
  fileprivate var isOption: Bool { hasPrefix("-") && self != "-" }

  /// True if the text begins with a minus sign and a digit, as in `-5`.
  ///
  /// Such a text counts as the value of the preceding option and not as an option itself. The
  /// preceding option can then say why it accepts no negative number.
  fileprivate var isNegativeNumber: Bool { hasPrefix("-") && dropFirst().first?.isNumber == true }
}
