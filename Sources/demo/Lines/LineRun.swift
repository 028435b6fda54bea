import Foundation
import Terminal

/// The run of a session with the commands in the lines of standard input.
struct LineRun {
  let session: DemoSession
  let output: OpenFile
  let errorOutput: OpenFile

  /// Performs the command in every line, and reports refused lines on standard error.
  ///
  /// - Returns: True if no line was refused.
  /// - Throws: `WriteFailure` when standard output cannot be written to.
  func run() throws(WriteFailure) -> Bool {
    let interface = LineInterface(session: session)
    try output.write(interface.screen)
    var isFollowed = true
    var number = 0
    while let line = readLine() {
      number += 1
      do {
        switch try interface.run(line) {
        case .nothing: continue
        case .help: try output.write(LineCommand.explanation)
        case .quit: return isFollowed
        case .screen:
          waitForStore()
          try output.write(interface.screen)
        }
      } catch let error as WriteFailure {
        throw error
      } catch {
        isFollowed = false
        // There is no other place to report that standard error is closed.
        try? errorOutput.write("demo: line \(number): \(error)\n")
      }
    }
    return isFollowed
  }

  /// Waits while another process uses the store, as the output must not depend on that process.
  private func waitForStore() {
    while session.isStoreBusy {
      usleep(5_000)
      session.settle()
    }
  }
}
