import Dispatch
import Foundation
import TestSupport

@testable import demo

/// The result of a run of the built demo with lines as input: its exit code and its output.
///
/// The calling thread waits for the end of the run and does not run tasks meanwhile.
nonisolated struct DemoProcess {
  let exitCode: Int32
  let output: String
  let errorOutput: String

  /// Runs the demo to its end, with a new store for its data unless the arguments name a store.
  init(_ arguments: [String], input: String = "") throws {
    let folder = try TemporaryFolder()
    let files = ["input", "output", "error"].map { folder.url.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Self.process(["--store", folder.url.path] + arguments)
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.runToEnd()
    exitCode = process.exitCode
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    errorOutput = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }

  /// Returns a process of the demo that is not yet started.
  static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(component: "demo")
    process.arguments = arguments
    // Coverage is measured in the test process alone.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
    return process
  }
}

nonisolated extension Process {
  /// The exit code of the process, or the negative number of the signal that ended it.
  var exitCode: Int32 {
    terminationReason == .exit ? terminationStatus : -terminationStatus
  }

  /// Starts the process and waits for its end.
  func runToEnd() throws {
    // `waitUntilExit()` alone would run everything that is queued for the main run loop.
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    end.wait()
    waitUntilExit()
  }
}
