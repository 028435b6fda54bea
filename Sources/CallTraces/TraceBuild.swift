import Foundation
import Toolchain

/// The build in which calls can be recorded: every function as it is written, without optimisation,
/// and a call of the recorder in each of its blocks.
///
/// Nothing in the sources or in the manifest knows of it. The driver would bring the fuzzer's own
/// `main`, so that the frontend alone is told.
package struct TraceBuild {
  /// What `swift build` is told, besides what to build.
  static let arguments =
    frontend("-sanitize=fuzzer", "-sanitize-coverage=edge,trace-pc-guard")
    // By itself, LLVM leaves out blocks that always run with another.
    + ["-Xswiftc", "-Xllvm", "-Xswiftc", "-sanitizer-coverage-prune-blocks=false"]

  /// Where it lies, from the package's folder.
  private static let folder = ".build/trace"

  private static func frontend(_ arguments: String...) -> [String] {
    arguments.flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
  }

  /// The program that was built.
  package let program: URL

  /// Builds a program if it is not built yet, with the toolchain that is found in `PATH`.
  ///
  /// - Parameters:
  ///   - product: The program's name.
  ///   - packageFolder: The package's folder.
  ///   - progress: Takes one short line before each step.
  /// - Throws: ``TraceError/buildFailed(output:)``, and ``ToolError`` when `swift` cannot be run.
  package init(
    of product: String, packageFolder: URL, progress: (String) -> Void
  ) throws {
    let scratch = try Self.scratch(in: packageFolder, progress: progress)
    progress("trace: building")
    try self.init(
      of: product, packageFolder: packageFolder, scratch: scratch.url,
      toolchain: SwiftToolchain(environment: ProcessInfo.processInfo.environment))
  }

  /// Takes the folder for the build, and waits until nobody else uses it.
  package static func scratch(
    in packageFolder: URL, progress: (String) -> Void
  ) throws -> ScratchFolder {
    try ScratchFolder.acquired(at: packageFolder.appending(path: folder)) {
      progress("trace: waiting for another recording")
    }
  }

  package init(of product: String, packageFolder: URL, scratch: URL, toolchain: SwiftToolchain)
    throws
  {
    let log = scratch.appending(component: "output.txt")
    let location = ["--package-path", packageFolder.path, "--scratch-path", scratch.path]
    let build = try toolchain.run(
      ["build", "--product", product] + location + Self.arguments, in: packageFolder,
      log: log)
    guard build.failure == nil else { throw TraceError.buildFailed(output: build.tail) }
    program = scratch.appending(path: "debug/\(product)")
  }
}
