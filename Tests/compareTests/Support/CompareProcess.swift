import Foundation
import TestSupport

@testable import Toolchain
@testable import compare

/// The result of a run of the built `compare`: its exit code and its output.
///
/// A test that runs `compare` blocks its thread until `compare` ends.
struct CompareProcess {
  let exitCode: Int32
  let output: String
  /// Standard error without the lines of progress, which a busy machine writes after ten seconds.
  let errorOutput: String

  /// Runs `compare` from a shell script, in which `$@` stands for the program and its arguments.
  init(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    script: String = #"exec "$@""#
  ) throws {
    let program = URL.productsFolder.appending(component: "compare")
    // Coverage is measured in the test process alone.
    let environment = ProcessInfo.processInfo.environment
      .merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }.merging(environment) { $1 }
    let result = try ChildProcess.run(
      URL(filePath: "/bin/sh"), ["-c", script, "sh", program.path] + arguments, in: folder,
      environment: environment, errors: .apart)
    exitCode = if case .exit(let status) = result.ending { status } else { -1 }
    output = result.output
    errorOutput = result.errorOutput.replacing(#/compare: [^:\n]*, \d+ s: .*\n/#, with: "")
  }
}
