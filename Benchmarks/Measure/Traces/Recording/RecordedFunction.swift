/// A function of the program, or the part of an asynchronous function between two suspensions.
struct RecordedFunction: Equatable {
  /// The reason why the recorded code begins to run, such as a call.
  enum EntryKind: Equatable {
    case called
    case calledAsynchronously
    /// The function continues after it has changed its executor, or after it has awaited a value.
    case resumed
    /// The function continues because an asynchronous function that it called has returned.
    case returnedTo
  }

  /// The symbol of the whole function, even if this value describes only a part of the function.
  let symbol: String
  let entryKind: EntryKind

  /// Creates a function, or a part of a function, from its symbol.
  ///
  /// `asyncFunctions` are the symbols of the functions that the compiler has split into parts.
  ///
  /// Source: `TQ` and `TY` in Mangling.rst of the compiler's documents.
  init(_ symbol: String, asyncFunctions: Set<String>) {
    if let (whole, entryKind) = Self.part(symbol) {
      self.symbol = whole
      self.entryKind = entryKind
    } else {
      self.symbol = symbol
      entryKind = asyncFunctions.contains(symbol) ? .calledAsynchronously : .called
    }
  }

  /// Returns the symbol of the function that a part belongs to, and the reason why the part runs.
  ///
  /// Returns `nil` if `symbol` is the symbol of a whole function.
  static func part(_ symbol: String) -> (whole: String, entryKind: EntryKind)? {
    var rest = Substring(symbol).utf8
    guard rest.popLast() == UInt8(ascii: "_") else { return nil }
    let numbered = rest.count
    while let last = rest.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) {
      rest.removeLast()
    }
    guard rest.count < numbered, let kind = rest.popLast(), rest.popLast() == UInt8(ascii: "T")
    else { return nil }
    let entryKind: EntryKind
    switch kind {
    case UInt8(ascii: "Q"): entryKind = .returnedTo
    case UInt8(ascii: "Y"): entryKind = .resumed
    default: return nil
    }
    return (String(Substring(rest)), entryKind)
  }
}
