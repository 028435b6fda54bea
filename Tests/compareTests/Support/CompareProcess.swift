import TestSupport
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
    let files = try TemporaryFolder()
    let process = Process()
    let end = ProcessEnd(of: process)
    let program = Self.productsFolder.appending(component: "compare")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, "sh", program.path] + arguments
    process.currentDirectoryURL = folder
    // Coverage is that of the test process.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // A pipe that is not read would hold the process up.
    try files.write("", to: "output")
    try files.write("", to: "error")
    process.standardOutput = try FileHandle(forWritingTo: files.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: files.url.appending(path: "error"))
    try process.run()
    end.wait()
    exitCode = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try files.text(of: "output")
    errorOutput = try files.text(of: "error")
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
