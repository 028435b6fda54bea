import Dispatch
import Foundation

/// Shell commands that succeed if this machine allows an operation, such as mounting a disk.
struct ShellCommand {
  let text: String
  /// The values of `$1`, `$2` and so on in the commands.
  var arguments: [String] = []

  /// True if the commands succeed; reading this property runs the commands.
  var succeeds: Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", text, "sh"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? process.run()) != nil else { return false }
    ended.wait()
    // This call returns at once. Without it, Foundation would keep the process in memory.
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
