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

  /// Runs `compare size` with arguments in a folder, and returns the run with its time.
  func size(_ arguments: [String], in folder: URL) throws(ToolError) -> TimedRun {
    try run(["size"] + arguments, in: folder)
  }

  /// Runs `compare` with arguments in a folder, and returns the run with its time.
  func run(_ arguments: [String], in folder: URL) throws(ToolError) -> TimedRun {
    try TimedRun(of: program, arguments, in: folder)
  }
}
