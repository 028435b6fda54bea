/// A piece of a command line, before its meaning is known.
enum Piece: Equatable {
  case word(String)
  /// An option with the value behind its equals sign or in the next word; `nil` if there is none.
  case option(String, value: String?)

  /// Takes a command line apart.
  ///
  /// - Parameters:
  ///   - arguments: The words of the line.
  ///   - takesValue: True for the name of an option that takes a value.
  /// - Returns: The pieces in the order of the line.
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
  /// A dash alone is a path.
  fileprivate var isOption: Bool { hasPrefix("-") && self != "-" }

  /// A number is refused by its option with a reason.
  fileprivate var isNegativeNumber: Bool { hasPrefix("-") && dropFirst().first?.isNumber == true }
}
