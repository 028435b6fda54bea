import Interactions
import Toolchain

/// The functions that an interaction enters, in the order of their calls, and the number of
/// instructions in each.
///
/// ```swift
/// let code = try LoadedCode()
/// try MeasuredWork.nothing.run(1, baseline: .mvc) { work in
///   guard let trace = InstructionRecorder(work).record() else { return }
///   for call in Explanation(of: trace, in: code).calls { print(call.function, call.total) }
/// }
/// ```
package struct Explanation: Codable, Equatable, Sendable {
  /// One entry into a function of this package: a call, or a continuation after a suspension.
  struct Call: Codable, Equatable, Sendable {
    /// The number of this package's functions that were entered before and had not yet returned.
    var depth: Int
    /// The name of the function: first the linker's symbol, and after translation the Swift name.
    var function: String
    /// True if the function is not entered at its start, but goes on after a suspension or a call.
    var isResumed: Bool
    /// The role of the function's file in the architecture, such as `View`; `nil` if unknown.
    ///
    /// For a file outside of the architecture, this is a word such as `App`, or the file's module.
    var role: String?
    /// The path of the function's source file in the package's folder; `nil` if unknown.
    var file: String?
    /// The number of the line at which the function begins; `nil` if the line is unknown.
    var line: Int?
    /// The number of the function's own instructions, including code that the compiler has inlined.
    var instructions: Int
    /// The library functions that the function called, in the order of the first call.
    var libraries: [LibraryUse]
    /// The address of the function in the program's file.
    var address: UInt64

    /// The number of instructions of the function and of the library functions that it called.
    var total: Int { instructions + libraries.reduce(0) { $0 + $1.instructions } }
  }

  /// The calls of one library function during one entry into a function of this package.
  struct LibraryUse: Codable, Equatable, Sendable {
    var function: String
    var calls: Int
    /// The number of instructions that ran during these calls, with those of other library functions
    /// that the library function called.
    var instructions: Int
  }

  /// The number of all counted instructions, which is the sum of `total` over all calls.
  package var instructions: Int
  var calls: [Call]
}

extension Explanation {
  /// Creates the list of the functions that were entered in a recording.
  init(of trace: InstructionTrace, in code: LoadedCode) {
    var reader = CallReader(code: code)
    for step in trace.steps { reader.read(step) }
    self.init(instructions: trace.steps.count, calls: reader.calls)
  }
}

/// The functions that one interaction enters in each architecture, with the number of instructions
/// in each.
package struct ExplainedInteraction: Codable, Equatable, Sendable {
  /// The functions that the interaction enters in one architecture.
  package struct ExplainedArchitecture: Codable, Equatable, Sendable {
    package var id: String
    var name: String
    package var explanation: Explanation
  }

  package var interaction: Interaction
  package var architectures: [ExplainedArchitecture]
  /// Sentences for the report that say what is missing or not exact, and why.
  var notes: [String]
}
