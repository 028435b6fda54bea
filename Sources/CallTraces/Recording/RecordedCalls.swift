/// The calls of a recording, with symbols for functions and addresses for blocks.
///
/// Equal calls are stored once.
package struct RecordedCalls: Codable, Equatable, Sendable {
  /// A call of a function, or the continuation of a function after a suspension.
  struct Call: Codable, Hashable, Sendable {
    /// The index in ``RecordedCalls/symbols`` of the function's symbol.
    var symbol: Int
    /// The addresses in the program's file of the basic blocks that ran, in ascending order.
    var blocks: [UInt64]
    /// True if the function continues after a suspension.
    var resumes: Bool
    /// True if the function continues because the previous call returned to it.
    var isReturnedTo: Bool
    /// True if the function is suspended before its end.
    var suspends: Bool
    /// The indices in ``RecordedCalls/calls`` of the calls that the function makes, in order.
    var calls: [Int]
  }

  /// The linker's names of the functions.
  private(set) var symbols: [String] = []
  /// The calls, each of which comes after the calls that it makes.
  private(set) var calls: [Call] = []

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
