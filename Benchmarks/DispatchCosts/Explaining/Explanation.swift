import Toolchain

/// The functions that an interaction enters, in order, and the instructions spent in each.
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
    /// The function's name: the linker's until it is translated, then Swift's.
    var function: String
    /// True if the function continues: after a suspension or after a call.
    var isResumed: Bool
    /// The role of its file in the architecture; for other modules, the module's name.
    var role: String?
    /// The source file's path in the package's folder.
    var file: String?
    /// The line at which the function begins.
    var line: Int?
    /// Its own instructions, including code that the compiler has inlined.
    var instructions: Int
    /// The library functions that it called, in the order of the first call.
    var libraries: [LibraryUse]
    /// The address in the program's file.
    var address: UInt64

    /// Its own instructions and those of the libraries that it called.
    var total: Int { instructions + libraries.reduce(0) { $0 + $1.instructions } }
  }

  /// A library's function that the kit's code called.
  struct LibraryUse: Codable, Equatable, Sendable {
    var function: String
    var calls: Int
    /// Its instructions, including those of the library functions that it called.
    var instructions: Int
  }

  /// All counted instructions, which is the sum of the calls' totals.
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
