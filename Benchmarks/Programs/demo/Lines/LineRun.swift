import Foundation
import Terminal

/// A run of the demo without a terminal: each line of standard input is a command.
struct LineRun {
  let session: DemoSession
  let output: OpenFile
  let errorOutput: OpenFile

  /// Performs the command in every line, and reports refused commands on standard error.
  ///
  /// - Returns: True if no command was refused.
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
        case .screen: try output.write(interface.screen)
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
}
