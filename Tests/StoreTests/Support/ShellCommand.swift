import Dispatch
import Foundation

/// Commands of the shell, which tell what a machine allows.
struct ShellCommand {
  let text: String
  /// What the commands know as `$1` and so on.
  var arguments: [String] = []

  /// Whether the commands can be run here, and succeed.
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
    // Returns at once; without it Foundation keeps the process.
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
