import Dispatch
import Foundation

/// Shell commands, run to find out if this machine allows something.
struct ShellCommand {
  let text: String
  /// The values of `$1`, `$2` and so on in the commands.
  var arguments: [String] = []

  /// True if the commands can be run on this machine and succeed.
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
