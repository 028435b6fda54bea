import Costs
import Foundation
import Terminal
import Toolchain

/// The program `compare` of a release build.
struct CompareProgram {
  private let program: URL

  /// Builds `compare` in a package.
  ///
  /// - Throws: `ToolError` if `compare` cannot be built.
  init(in package: URL) throws(ToolError) {
    StandardStreams().writeError("Building compare in release.\n")
    let scratch = package.appending(path: ".build")
    try SwiftToolchain().build(
      ["-c", "release", "--product", "compare"], of: package, in: scratch, for: "this check")
    program = scratch.appending(path: "release/compare")
  }

  private init(program: URL) {
    self.program = program
  }

  /// Links a copy of the program in which the functions and the data have another order.
  ///
  /// - Parameters:
  ///   - seed: The seed for the random order.
  ///   - objects: Object files with further code for the copy.
  ///   - folder: The folder for the copy.
  /// - Returns: The copy.
  /// - Throws: `ToolError` when the copy cannot be linked.
  func copy(
    seed: Int, adding objects: [URL], into folder: URL
  ) throws(ToolError) -> CompareProgram {
    let linker = try LayoutLinker(program: program)
    return CompareProgram(program: try linker.link(seed: seed, adding: objects, into: folder))
  }

  /// Runs `compare dispatch` with arguments in a folder.
  ///
  /// - Throws: `ToolError` when `compare` cannot be started or fails.
  func dispatch(_ arguments: [String], in folder: URL) throws(ToolError) {
    let result = try run(["dispatch"] + arguments, in: folder).result
    if let failure = result.failure {
      throw ToolError.failed(tool: "compare dispatch", reason: failure, output: result.tail)
    }
  }

  /// Runs `compare size` with arguments in a folder, and returns the run with its time.
  func size(_ arguments: [String], in folder: URL) throws(ToolError) -> TimedRun {
    try run(["size"] + arguments, in: folder)
  }

  /// Runs `compare` with arguments in a folder, and returns the run with its time.
  func run(_ arguments: [String], in folder: URL) throws(ToolError) -> TimedRun {
    try TimedRun(of: program, arguments, in: folder)
  }
}
