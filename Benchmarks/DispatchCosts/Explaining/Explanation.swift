import Toolchain

/// Which functions an interaction enters, in order, and the instructions spent in each.
package struct Explanation: Codable, Equatable, Sendable {
  /// One entry into a function of the kit's own.
  package struct Call: Codable, Equatable, Sendable {
    /// How many of the kit's functions are entered and not left yet.
    package var depth: Int
    /// The function's name, as the linker knows it until it is translated.
    package var function: String
    /// Whether it goes on where it was suspended, or where its caller left off.
    package var isResumed: Bool
    /// The role of its file in the architecture, or the module that it belongs to.
    package var role: String?
    /// The source file, from the package's folder, and the line where the function begins.
    package var file: String?
    package var line: Int?
    /// Instructions of its own, and of code that the compiler has put into it.
    package var instructions: Int
    /// What it asked of libraries, in the order of the first call.
    package var libraries: [LibraryUse]
    /// The address in the program's file.
    var address: UInt64

    /// Its own instructions and those of the libraries that it called.
    package var total: Int { instructions + libraries.reduce(0) { $0 + $1.instructions } }
  }

  /// A library's function that was called by the kit's own code.
  package struct LibraryUse: Codable, Equatable, Sendable {
    package var function: String
    package var calls: Int
    /// Instructions, with those of everything that it called in libraries.
    package var instructions: Int
  }

  /// All that were counted, which is the sum of the calls'.
  package var instructions: Int
  package var calls: [Call]
}

extension Explanation {
  /// Reads a recording.
  init(of trace: InstructionTrace, in code: LoadedCode) {
    var reader = CallReader(code: code)
    for step in trace.steps { reader.read(step) }
    self.init(instructions: trace.steps.count, calls: reader.calls)
  }
}
