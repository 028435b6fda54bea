import Foundation
import TestSupport
import Toolchain

/// The result of a run of the built demo with lines as input: its exit code and its output.
///
/// The calling thread waits for the end of the run and does not run tasks meanwhile.
nonisolated struct DemoProcess {
  static let program = Bundle.main.bundleURL.appending(component: "demo")
  /// The environment of the demo; coverage is measured in the test process alone.
  static let environment = ProcessInfo.processInfo.environment
    .merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }

  let exitCode: Int32
  let output: String
  let errorOutput: String

  /// Runs the demo to its end, with a new store for its data unless the arguments name a store.
  ///
  /// In the shell script that runs it, `$@` stands for the demo and its arguments.
  init(_ arguments: [String], input: String = "", script: String = #"exec "$@""#) throws {
    let folder = try TemporaryFolder()
    try folder.write(input, to: "input")
    let result = try ChildProcess.run(
      URL(filePath: "/bin/sh"),
      ["-c", script, "sh", Self.program.path, "--store", folder.url.path] + arguments,
      environment: Self.environment,
      input: FileHandle(forReadingFrom: folder.url.appending(path: "input")), errors: .apart)
    exitCode = if case .exit(let status) = result.ending { status } else { -1 }
    output = result.output
    errorOutput = result.errorOutput
  }
}
