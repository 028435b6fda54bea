import Foundation
import Toolchain

/// A build of a program in which calls can be recorded.
///
/// The build is not optimized, so that the compiler does not inline or remove functions. Each basic
/// block of the machine code calls the recorder. The sources and the manifest do not mention this
/// build.
///
/// One of the build's flags is `-sanitize=fuzzer`. This flag is passed to the compiler's frontend,
/// not to the compiler's driver. If the driver received this flag, the driver would also link the
/// fuzzer's library, which has a `main` function of its own.
package struct TraceBuild {
  /// The arguments of `swift build` that make each basic block of the program call the recorder.
  static let arguments =
    frontend("-sanitize=fuzzer", "-sanitize-coverage=edge,trace-pc-guard")
    // By default, LLVM leaves out blocks that always run with another.
    + ["-Xswiftc", "-Xllvm", "-Xswiftc", "-sanitizer-coverage-prune-blocks=false"]

  /// The path of the build's folder, relative to the package's folder.
  private static let folder = ".build/trace"

  private static func frontend(_ arguments: String...) -> [String] {
    arguments.flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
  }

  /// The location of the program that was built.
  package let program: URL

  /// Builds a program with the toolchain in `PATH`, unless the program is already built.
  ///
  /// - Parameters:
  ///   - product: The program's name.
  ///   - packageFolder: The package's folder.
  ///   - progress: A function that receives a short text, such as `trace: building`, before each
  ///     step.
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

  /// Waits until no other process uses the folder of the build, locks the folder and returns it.
  ///
  /// If another process uses the folder, `progress` receives a short text once, before the wait.
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
