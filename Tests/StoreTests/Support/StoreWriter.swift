import Dispatch
import Foundation

/// A process that changes the user in a store's file repeatedly and reports each finished change.
///
/// While a method of this class waits for the process, the calling thread is blocked.
final class StoreWriter {
  enum Change: String {
    case name, photo
  }

  /// A fault in one of the system calls that a change makes.
  ///
  /// The fault happens in every change, at the system call with the same number.
  enum Fault {
    /// A system call fails with an error number such as `EIO`.
    ///
    /// `call` is the number of the system call within the change. The first call is number 1, and 0
    /// means that no call fails.
    case error(CInt, call: Int)
    /// The process is killed at the system call with the number `call`.
    ///
    /// If this call is a write, it first writes `writtenBytes` bytes.
    case kill(call: Int, writtenBytes: Int = 0)
    /// The process is suspended at the system call with the number `call`, and keeps its locks.
    ///
    /// If this call is a write, it first writes `writtenBytes` bytes.
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

  /// Starts a process that makes `count` changes to the name or the photo of the user in a file.
  ///
  /// The shell commands in `prologue` run before the process, for example to limit the size of
  /// files. If there is a fault, it happens in every change.
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

  /// The number of changes that the process has reported, as far as the reports have been read.
  var changeCount: Int {
    text.count { $0 == "\n" }
  }

  /// True while the process is running.
  var isRunning: Bool { process.isRunning }

  /// Waits until the process has reported at least `count` changes or has ended.
  func wait(forChanges count: Int) {
    while changeCount < count, readMore() {}
  }

  /// Kills the process at once.
  func kill() {
    // After the end of the process, another process may get its number.
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits for the end of the process; returns its exit status or the number of the fatal signal.
  func waitForEnd() -> Int32 {
    while readMore() {}
    ended.wait()
    // This call returns at once. Without it, Foundation would keep the process in memory.
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Returns the text that the process has written to standard error, such as an error message.
  ///
  /// The call blocks the thread until the process has ended.
  func errorText() throws -> String {
    let data = try errorOutput.fileHandleForReading.readToEnd() ?? Data()
    return String(bytes: data, encoding: .utf8)?.trimmingCharacters(in: .newlines) ?? ""
  }

  private func readMore() -> Bool {
    let data = output.fileHandleForReading.availableData
    text += String(bytes: data, encoding: .utf8) ?? ""
    return !data.isEmpty
  }

  /// The location of the program that the process runs.
  ///
  /// Every user with access to the program's folder may run the program.
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
