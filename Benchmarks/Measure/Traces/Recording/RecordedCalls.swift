/// The calls of a recording, with the symbols of functions and the addresses of basic blocks.
///
/// Equal calls are stored once.
package struct RecordedCalls: Codable, Equatable, Sendable {
  /// A call of a function, or the continuation of a function after a suspension.
  struct Call: Codable, Hashable, Sendable {
    /// The index of the function's symbol in ``RecordedCalls/symbols``.
    var symbol: Int
    /// The addresses of the basic blocks that ran, in ascending order.
    ///
    /// The addresses are those in the program's file, not those in memory.
    var blocks: [UInt64]
    /// True for the continuation of a function after a suspension; false for a new call.
    var resumes: Bool
    /// True if the function continues because an asynchronous function that it called has returned.
    var isReturnedTo: Bool
    /// True if the call ends because the function is suspended; false if the function returns.
    var suspends: Bool
    /// The calls that the function makes, in order, as indices in ``RecordedCalls/calls``.
    var calls: [Int]
  }

  /// The symbols (the linker's names) of the recorded functions.
  private(set) var symbols: [String] = []
  /// The calls, in such an order that each call comes after the calls that it makes.
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
