import Dispatch
import Foundation

/// A process that changes the user in a file repeatedly and reports each change.
///
/// Its methods block the thread and do not wait for tasks of this process.
final class StoreWriter {
  enum Change: String {
    case name, photo
  }

  /// A fault in a system call, which happens again in each change.
  enum Fault {
    /// The call with this number fails with an error; the number 0 stands for no call.
    case error(CInt, call: Int)
    /// The process is killed at the call with this number; a write first writes some bytes.
    case kill(call: Int, writtenBytes: Int = 0)
    /// The process stops at the call instead of being killed, and keeps its locks.
    case stop(call: Int, writtenBytes: Int = 0)

    fileprivate var arguments: [String] {
      switch self {
      case .error(let number, let call): ["\(call)", "error", "\(number)"]
      case .kill(let call, let byteCount): ["\(call)", "kill", "\(byteCount)"]
      case .stop(let call, let byteCount): ["\(call)", "stop", "\(byteCount)"]
      }
    }
  }

  private let process = Process()
  private let output = Pipe()
  private let errorOutput = Pipe()
  private let ended = DispatchSemaphore(value: 0)
  private var text = ""

  /// Runs shell commands that set limits, then starts the process.
  init(
    changing change: Change, in file: URL, times count: Int, after prologue: String = "",
    suffering fault: Fault? = nil
  ) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "\(prologue)\nexec \"$@\"", "sh"]
      + [Self.program.path, file.path, change.rawValue, String(count)] + (fault?.arguments ?? [])
    // Coverage is measured in the test process only. Killed processes would make it vary.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
    process.standardOutput = output
    process.standardError = errorOutput
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  /// The number of changes reported so far.
  var changeCount: Int {
    text.count { $0 == "\n" }
  }

  /// True until the end of the process.
  var isRunning: Bool { process.isRunning }

  /// Waits until the process has reported a number of changes or has ended.
  func wait(forChanges count: Int) {
    while changeCount < count, readMore() {}
  }

  /// Kills the process at once.
  func kill() {
    // After the end of the process, another process may get its number.
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits for the end of the process and returns its exit status or the signal that ended it.
  func waitForEnd() -> Int32 {
    while readMore() {}
    ended.wait()
    // This call returns at once. Without it, Foundation would keep the process in memory.
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Returns the error message of the process after it has ended.
  func errorText() throws -> String {
    let data = try errorOutput.fileHandleForReading.readToEnd() ?? Data()
    return String(bytes: data, encoding: .utf8)?.trimmingCharacters(in: .newlines) ?? ""
  }

  private func readMore() -> Bool {
    let data = output.fileHandleForReading.availableData
    text += String(bytes: data, encoding: .utf8) ?? ""
    return !data.isEmpty
  }

  /// The program, which any user with access to its folder may run.
  static var program: URL { productsFolder.appending(component: "store-writer") }

  private static var productsFolder: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
