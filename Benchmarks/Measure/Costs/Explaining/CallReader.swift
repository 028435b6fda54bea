import CProbe
import Foundation
import Toolchain

/// A reader that finds the called functions in a recording, and counts the instructions of each
/// function.
struct CallReader {
  private(set) var calls: [Explanation.Call] = []

  private let code: LoadedCode
  private var frames: [Frame] = []
  private var range: LoadedCode.Range

  init(code: LoadedCode) {
    self.code = code
    range = code.range(of: 0)
  }

  /// A function that was entered and has not returned.
  private struct Frame {
    /// The stack pointer at the entry.
    let stack: UInt64
    /// The index of the call in the list `calls`; for a library's function, that of the call of the
    /// program's function that uses the library.
    let call: Int
    /// The address at which the function begins in the program's file; `nil` for a library's
    /// function.
    let function: UInt64?
    /// The index of a library's function in the list `calls[call].libraries`; `nil` for a function
    /// of the program.
    let use: Int?
  }

  /// Adds the next instruction of the recording to the count of the function that contains it.
  mutating func read(_ step: probe_step) {
    if !range.contains(step.address) { range = code.range(of: step.address) }
    while let latest = frames.last, latest.stack < step.stack_pointer { frames.removeLast() }
    if range.isProgram { readOwn(step) } else { readLibrary(step) }
  }

  private mutating func readOwn(_ step: probe_step) {
    let address = step.address - range.slide
    let function = code.symbols.function(at: address)
    // Code without a name comes from the linker and leads from one function to another.
    if let function, !isInside(function, address, step.stack_pointer) {
      enter(function.symbol, start: function.start, address: address, step.stack_pointer)
    } else if frames.isEmpty {
      enter("?", start: address, address: address, step.stack_pointer)
    }
    calls[frames[frames.count - 1].call].instructions += 1
  }

  private func isInside(
    _ function: SymbolTable.Function, _ address: UInt64, _ stack: UInt64
  ) -> Bool {
    guard let latest = frames.last, latest.function == function.start else { return false }
    let callsItself = address == function.start && stack < latest.stack
    return !callsItself
  }

  private mutating func enter(
    _ symbol: String, start: UInt64, address: UInt64, _ stack: UInt64
  ) {
    // A tail call replaces the function that jumped.
    if let latest = frames.last, latest.stack == stack { frames.removeLast() }
    calls.append(
      Explanation.Call(
        depth: frames.count { $0.function != nil }, function: symbol,
        isResumed: address != start, instructions: 0, libraries: [], address: start))
    frames.append(Frame(stack: stack, call: calls.count - 1, function: start, use: nil))
  }

  private mutating func readLibrary(_ step: probe_step) {
    if frames.isEmpty { enter("?", start: 0, address: 0, step.stack_pointer) }
    var latest = frames[frames.count - 1]
    if latest.use == nil {
      let use = use(of: Self.name(of: step.address, in: range), in: latest.call)
      latest = Frame(stack: step.stack_pointer, call: latest.call, function: nil, use: use)
      frames.append(latest)
    }
    guard let use = latest.use else { return }
    calls[latest.call].libraries[use].instructions += 1
  }

  /// Counts one more call of a library's function, and returns the function's index in the list
  /// `calls[call].libraries`.
  private mutating func use(of name: String, in call: Int) -> Int {
    if let known = calls[call].libraries.firstIndex(where: { $0.function == name }) {
      calls[call].libraries[known].calls += 1
      return known
    }
    calls[call].libraries.append(.init(function: name, calls: 1, instructions: 0))
    return calls[call].libraries.count - 1
  }

  /// Returns the name of the library function that begins at an address.
  ///
  /// If no name is found, returns the file name of the library.
  private static func name(of address: UInt64, in range: LoadedCode.Range) -> String {
    if let name = probe_function_at(address) { return String(cString: name) }
    return URL(filePath: range.path).lastPathComponent
  }
}
