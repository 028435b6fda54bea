/// Calls as a recording knows them, by symbols and addresses; equal ones are kept once.
package struct RecordedCalls: Codable, Equatable, Sendable {
  /// One entry into a function, or into the rest of one that was suspended.
  package struct Call: Codable, Hashable, Sendable {
    /// The index of the function's symbol.
    var symbol: Int
    /// Where the blocks lie that ran, as ascending addresses in the program's file.
    var blocks: [UInt64]
    /// Whether it goes on where it was suspended.
    var resumes: Bool
    /// Whether it goes on because what it waited for has returned, which is the call before it.
    var isReturnedTo: Bool
    /// Whether it was suspended before its end.
    var suspends: Bool
    /// The indices of the calls that it made, in order.
    var calls: [Int]
  }

  /// The functions, as the linker knows them.
  package private(set) var symbols: [String] = []
  package private(set) var calls: [Call] = []

  package init() {}

  mutating func add(symbol: String) -> Int {
    symbols.append(symbol)
    return symbols.count - 1
  }

  mutating func add(_ call: Call) -> Int {
    calls.append(call)
    return calls.count - 1
  }
}
