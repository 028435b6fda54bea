/// A function of the program, or the part of an asynchronous one from a suspension to the next.
struct RecordedFunction: Equatable {
  /// How the machine code comes to be entered.
  enum Entry: Equatable {
    case called
    case calledAsynchronously
    /// Its own executor has taken over, or what it waited for has come.
    case resumed
    /// A function that it called asynchronously has returned.
    case returnedTo
  }

  /// The symbol of the whole function.
  let symbol: String
  let entry: Entry

  /// Understands a symbol.
  ///
  /// Source: `TQ` and `TY` in Mangling.rst of the compiler's documents.
  ///
  /// - Parameters:
  ///   - symbol: Of the machine code.
  ///   - asyncFunctions: The symbols of the functions of which the program has parts.
  init(_ symbol: String, asyncFunctions: Set<String>) {
    if let (whole, entry) = Self.part(symbol) {
      self.symbol = whole
      self.entry = entry
    } else {
      self.symbol = symbol
      entry = asyncFunctions.contains(symbol) ? .calledAsynchronously : .called
    }
  }

  /// The function that a part belongs to, and how the part is entered; `nil` for a whole one.
  static func part(_ symbol: String) -> (whole: String, entry: Entry)? {
    var rest = Substring(symbol).utf8
    guard rest.popLast() == UInt8(ascii: "_") else { return nil }
    let numbered = rest.count
    while let last = rest.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) {
      rest.removeLast()
    }
    guard rest.count < numbered, let kind = rest.popLast(), rest.popLast() == UInt8(ascii: "T")
    else { return nil }
    let entry: Entry
    switch kind {
    case UInt8(ascii: "Q"): entry = .returnedTo
    case UInt8(ascii: "Y"): entry = .resumed
    default: return nil
    }
    return (String(Substring(rest)), entry)
  }
}
