import Dispatch
import Foundation

/// Shell commands that find out if a machine allows something.
struct ShellCommand {
  let text: String
  /// The values of `$1` and so on in the commands.
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
    // This returns at once. Without it Foundation keeps the process.
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
