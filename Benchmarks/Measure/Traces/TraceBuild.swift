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
package struct TraceBuild: ~Copyable {
  /// The arguments of `swift build` that make each basic block of the program call the recorder.
  private static let arguments =
    frontend("-sanitize=fuzzer", "-sanitize-coverage=edge,trace-pc-guard")
    // By default, LLVM leaves out blocks that always run with another.
    + ["-Xswiftc", "-Xllvm", "-Xswiftc", "-sanitizer-coverage-prune-blocks=false"]

  private static func frontend(_ arguments: String...) -> [String] {
    arguments.flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
  }

  /// The location of the program that was built.
  package let program: URL
  /// The folder of the build, which no other recording uses while this value exists.
  private let scratch: ScratchFolder

  /// Builds a program with the toolchain in `PATH`, unless the program is already built.
  ///
  /// Waits until no other process uses the folder of the build.
  ///
  /// - Parameters:
  ///   - product: The program's name.
  ///   - packageFolder: The package's folder.
  ///   - progress: A function that receives a short text, such as `trace: building`, before each
  ///     step and before a wait.
  /// - Throws: ``ToolError`` when the program does not build.
  package init(
    of product: String, packageFolder: URL, progress: (String) -> Void
  ) throws {
    let toolchain = try SwiftToolchain()
    // In a clone that cannot be written, all is built elsewhere.
    let manager = FileManager.default
    let folder =
      manager.isWritableFile(atPath: packageFolder.path)
      ? packageFolder.appending(path: ".build/trace")
      : manager.temporaryDirectory.appending(path: "ArchitectureComparisonKit/trace")
    let scratch = try ScratchFolder.acquired(at: folder) {
      progress("trace: waiting for another recording")
    }
    let program = scratch.url.appending(path: "debug/\(product)")
    progress(Self.step(building: program))
    try toolchain.build(
      ["--product", product] + Self.arguments, of: packageFolder, in: scratch.url, for: "tracing")
    self.program = program
    self.scratch = scratch
  }

  /// Returns the words about a build, which say of the first build that it is made only once.
  static func step(building program: URL) -> String {
    let isBuilt = FileManager.default.fileExists(atPath: program.path)
    return isBuilt ? "trace: building" : "trace: building, which happens once"
  }
}
