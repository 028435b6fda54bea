import Foundation

/// The streams that a command talks to people and programs with.
package struct StandardStreams {
  /// Creates access to the streams of this process.
  package init() {}

  /// Whether a person sees standard error as it is written.
  package var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard output shows colour and nobody asked for none.
  ///
  /// Source: no-color.org.
  package var welcomesColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// The columns of the terminal that standard output is shown on; `nil` if it is none.
  package var columns: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// Writes to standard output, until the reader has had enough and left.
  package func write(_ text: String) throws(WriteFailure) {
    do {
      try OpenFile.standardOutput.write(text)
    } catch {
      guard error.number == EPIPE else { throw error }
    }
  }

  /// Writes to standard error; if that fails, nobody can be told.
  package func writeError(_ text: String) {
    try? OpenFile.standardError.write(text)
  }
}
