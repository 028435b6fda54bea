import Toolchain

/// The functions that an interaction enters, in order, and the instructions spent in each.
///
/// ```swift
/// let explanation = Explanation(of: trace, in: try LoadedCode())
/// for call in explanation.calls {
///   print(call.depth, call.function, call.total)
/// }
/// ```
package struct Explanation: Codable, Equatable, Sendable {
  /// One entry into a function of the kit.
  package struct Call: Codable, Equatable, Sendable {
    /// The number of the kit's functions that were entered before and have not returned.
    package var depth: Int
    /// The function's name: the linker's until it is translated, then Swift's.
    package var function: String
    /// True if the function continues: after a suspension or after a call.
    package var isResumed: Bool
    /// The role of its file in the architecture; for other modules, the module's name.
    package var role: String?
    /// The source file's path in the package's folder.
    package var file: String?
    /// The line at which the function begins.
    package var line: Int?
    /// Its own instructions, including code that the compiler has inlined.
    package var instructions: Int
    /// The library functions that it called, in the order of the first call.
    package var libraries: [LibraryUse]
    /// The address in the program's file.
    var address: UInt64

    /// Its own instructions and those of the libraries that it called.
    package var total: Int { instructions + libraries.reduce(0) { $0 + $1.instructions } }
  }

  /// A library's function that the kit's code called.
  package struct LibraryUse: Codable, Equatable, Sendable {
    package var function: String
    package var calls: Int
    /// Its instructions, including those of the library functions that it called.
    package var instructions: Int
  }

  /// All counted instructions, which is the sum of the calls' totals.
  package var instructions: Int
  package var calls: [Call]
}

extension Explanation {
  /// Creates the explanation of a recording.
  init(of trace: InstructionTrace, in code: LoadedCode) {
    var reader = CallReader(code: code)
    for step in trace.steps { reader.read(step) }
    self.init(instructions: trace.steps.count, calls: reader.calls)
  }
}
