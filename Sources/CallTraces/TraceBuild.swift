import Foundation
import Toolchain

/// The build in which calls can be recorded: every function as it is written, without optimisation,
/// and a call of the recorder in each of its blocks.
///
/// The sources and the manifest do not change for it. Only the frontend gets the arguments, as the
/// driver would link the fuzzer's own `main`.
package struct TraceBuild {
  /// The arguments of `swift build` beside the product.
  static let arguments =
    frontend("-sanitize=fuzzer", "-sanitize-coverage=edge,trace-pc-guard")
    // By itself, LLVM leaves out blocks that always run with another.
    + ["-Xswiftc", "-Xllvm", "-Xswiftc", "-sanitizer-coverage-prune-blocks=false"]

  /// The path of the build from the package's folder.
  private static let folder = ".build/trace"

  private static func frontend(_ arguments: String...) -> [String] {
    arguments.flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
  }

  /// The program that was built.
  package let program: URL

  /// Builds a program if it is not built yet, with the toolchain in `PATH`.
  ///
  /// - Parameters:
  ///   - product: The program's name.
  ///   - packageFolder: The package's folder.
  ///   - progress: Takes one short line before each step.
  /// - Throws: ``ToolError`` when the program does not build.
  package init(
    of product: String, packageFolder: URL, progress: (String) -> Void
  ) throws {
    let scratch = try Self.scratch(in: packageFolder, progress: progress)
    progress("trace: building")
    try self.init(
      of: product, packageFolder: packageFolder, scratch: scratch.url,
      toolchain: SwiftToolchain())
  }

  /// Takes the folder for the build, and waits until it is free.
  package static func scratch(
    in packageFolder: URL, progress: (String) -> Void
  ) throws -> ScratchFolder {
    try ScratchFolder.acquired(at: packageFolder.appending(path: folder)) {
      progress("trace: waiting for another recording")
    }
  }

  /// Builds a program in a folder that ``scratch(in:progress:)`` has returned.
  ///
  /// - Throws: ``ToolError`` when the program does not build.
  package init(
    of product: String, packageFolder: URL, scratch: URL, toolchain: SwiftToolchain
  ) throws(ToolError) {
    try toolchain.build(
      ["--product", product] + Self.arguments, of: packageFolder, in: scratch, for: "tracing")
    program = scratch.appending(path: "debug/\(product)")
  }
}
