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
  var symbols: [String] = []
  /// The calls, in such an order that each call comes after the calls that it makes.
  var calls: [Call] = []
}

/// Values without repetition, in the order of their first use.
struct UniqueValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// Returns the index of a value; a value that is new is appended first.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    values.append(value)
    indices[value] = values.count - 1
    return values.count - 1
  }
}
