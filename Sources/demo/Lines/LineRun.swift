import Foundation

/// A session that is driven by the lines of standard input, from the first to the last.
struct LineRun {
  let session: Session
  let output: StandardStream
  let errorOutput: StandardStream

  /// Follows every line; one that cannot be followed is said on standard error.
  ///
  /// - Returns: Whether every line could be followed.
  /// - Throws: `WriteError` when nothing can be written to standard output.
  func run() throws(WriteError) -> Bool {
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
      } catch let error as WriteError {
        throw error
      } catch {
        isFollowed = false
        // If that fails, nobody can be told.
        try? errorOutput.write("demo: line \(number): \(error)\n")
      }
    }
    return isFollowed
  }

  /// Waits while another process holds the store, so that scripts do not depend on it.
  private func waitForStore() {
    while session.isStoreBusy {
      usleep(5_000)
      session.settle()
    }
  }
}
