import Toolchain

/// The functions that an interaction enters, in order, and the number of instructions in each.
///
/// ```swift
/// let code = try LoadedCode()
/// try Variant.nothing.run(1) { work in
///   guard let trace = InstructionRecorder(work).record() else { return }
///   for call in Explanation(of: trace, in: code).calls { print(call.function, call.total) }
/// }
/// ```
package struct Explanation: Codable, Equatable, Sendable {
  /// One entry into a function of the kit.
  struct Call: Codable, Equatable, Sendable {
    /// The number of the kit's functions that were entered before and have not returned.
    var depth: Int
    /// The name of the function: its symbol at first, and its name in Swift once it is translated.
    var function: String
    /// True if the function is not entered at its start, but continues after a suspension or a
    /// call.
    var isResumed: Bool
    /// The role of the function's file in the architecture, or the name of another module; `nil` if
    /// unknown.
    var role: String?
    /// The path of the function's source file in the package's folder; `nil` if the file is
    /// unknown.
    var file: String?
    /// The number of the line at which the function begins; `nil` if the line is unknown.
    var line: Int?
    /// The number of the function's own instructions, including code that the compiler has inlined.
    var instructions: Int
    /// The library functions that the function called, in the order of the first call.
    var libraries: [LibraryUse]
    /// The address of the function in the program's file.
    var address: UInt64

    /// The number of the function's own instructions and of those of the libraries that it called.
    var total: Int { instructions + libraries.reduce(0) { $0 + $1.instructions } }
  }

  /// The calls that one entry into a function of the kit makes to a library's function.
  struct LibraryUse: Codable, Equatable, Sendable {
    var function: String
    var calls: Int
    /// The number of the function's instructions, including those of the library functions that it
    /// called.
    var instructions: Int
  }

  /// The number of all counted instructions, which is the sum of the calls' totals.
  package var instructions: Int
  var calls: [Call]
}

extension Explanation {
  /// Creates the explanation of a recording.
  init(of trace: InstructionTrace, in code: LoadedCode) {
    var reader = CallReader(code: code)
    for step in trace.steps { reader.read(step) }
    self.init(instructions: trace.steps.count, calls: reader.calls)
  }
}
