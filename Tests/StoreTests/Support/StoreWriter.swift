import Dispatch
import Foundation

/// A process that changes the user in a file over and over, and says so after each change.
///
/// Its methods block the thread, and wait for no task of this process.
final class StoreWriter {
  enum Change: String {
    case name, photo
  }

  /// What goes wrong with a call of the system in each change.
  enum Fault {
    /// The call with this number fails with an error; 0 is none.
    case error(CInt, call: Int)
    /// The process ends when so many bytes are written, if the call with this number is to write.
    case kill(call: Int, writtenBytes: Int = 0)
    /// The process stops in the same way, and keeps what it holds.
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

  /// Starts the process, after shell commands that set its limits.
  init(
    changing change: Change, in file: URL, times count: Int, after prologue: String = "",
    suffering fault: Fault? = nil
  ) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "\(prologue)\nexec \"$@\"", "sh"]
      + [Self.program.path, file.path, change.rawValue, String(count)] + (fault?.arguments ?? [])
    // Coverage is that of the test process; killed processes would make it differ between runs.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
    process.standardOutput = output
    process.standardError = errorOutput
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  /// The number of changes made so far, or in all once the process has ended.
  var changeCount: Int {
    text.count { $0 == "\n" }
  }

  /// Returns when so many changes have been made.
  func wait(forChanges count: Int) {
    while changeCount < count, readMore() {}
  }

  /// Ends the process at once, whatever it is doing.
  func kill() {
    // The number of one that has ended may be another's by now.
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
  }

  /// Returns when the process has ended, with the exit status or the signal that ended it.
  func waitForEnd() -> Int32 {
    while readMore() {}
    ended.wait()
    // Returns at once; without it Foundation keeps the process.
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// What the process had to say about its failure, once it has ended.
  func errorText() throws -> String {
    let data = try errorOutput.fileHandleForReading.readToEnd() ?? Data()
    return String(bytes: data, encoding: .utf8)?.trimmingCharacters(in: .newlines) ?? ""
  }

  private func readMore() -> Bool {
    let data = output.fileHandleForReading.availableData
    text += String(bytes: data, encoding: .utf8) ?? ""
    return !data.isEmpty
  }

  /// The program, which anybody may run whom the folders above it let through.
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
