import Foundation

@testable import Toolchain
@testable import compare

/// The output of the built program, run to its end.
///
/// The calling thread waits without running tasks of this process.
struct CompareProcess {
  let exitCode: Int32
  let output: String
  let errorOutput: String

  /// Runs the program by a script of the shell, which has it and its arguments as `$@`.
  init(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    script: String = #"exec "$@""#
  ) throws {
    let program = Self.productsFolder.appending(component: "compare")
    // Coverage is that of the test process.
    let environment = ProcessInfo.processInfo.environment
      .merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }.merging(environment) { $1 }
    let result = try ChildProcess.run(
      URL(filePath: "/bin/sh"), ["-c", script, "sh", program.path] + arguments, in: folder,
      environment: environment, errors: .apart)
    exitCode = if case .exit(let status) = result.ending { status } else { -1 }
    output = result.output
    errorOutput = result.errorOutput
  }

  private static var productsFolder: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
