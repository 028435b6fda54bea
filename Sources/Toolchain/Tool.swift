import Foundation

/// Another program whose answer is a nice thing to have.
package enum Tool {
  /// What a program prints, without white space around it; `nil` if it is not installed or fails.
  package static func answer(of command: [String], in folder: URL) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    let end = ProcessEnd(of: process)
    process.standardOutput = output
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      end.wait()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
      return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      return nil
    }
  }
}
