import Foundation

/// The build in which calls can be recorded: every function as it is written, without optimisation,
/// and a call of the recorder in each of its blocks.
///
/// Nothing in the sources or in the manifest knows of it. The driver would bring the fuzzer's own
/// `main`, so that the frontend alone is told.
package struct TraceBuild {
  /// What `swift build` is told, besides what to build.
  package static let arguments =
    frontend("-sanitize=fuzzer", "-sanitize-coverage=edge,trace-pc-guard")
    // By itself, LLVM leaves out blocks that always run with another.
    + ["-Xswiftc", "-Xllvm", "-Xswiftc", "-sanitizer-coverage-prune-blocks=false"]

  /// Where it lies, from the package's folder.
  package static let folder = ".build/trace"

  private static func frontend(_ arguments: String...) -> [String] {
    arguments.flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
  }

  /// The program that plays scenarios.
  let player: URL

  /// Builds what is not built yet.
  ///
  /// - Throws: ``TraceError/buildFailed(output:)``, and ``CoverageError`` when `swift` cannot be run.
  init(packageFolder: URL, scratch: URL, toolchain: SwiftToolchain) throws {
    let log = scratch.appending(component: "output.txt")
    let location = ["--package-path", packageFolder.path, "--scratch-path", scratch.path]
    let build = try toolchain.run(
      ["build", "--product", "trace-player"] + location + Self.arguments, in: packageFolder,
      log: log)
    guard build.failure == nil else { throw TraceError.buildFailed(output: build.tail) }
    player = scratch.appending(path: "debug/trace-player")
  }
}
