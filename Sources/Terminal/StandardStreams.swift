import Foundation

/// The standard output and the standard error of this process.
package struct StandardStreams: Sendable {
  /// Creates access to the streams.
  package init() {}

  /// Keeps the numbers of closed standard streams from being given to other files.
  ///
  /// Call it before anything is opened. Writing to a closed stream then fails with that reason.
  package static func reserveClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given; in this mode the stream stays as unusable as it was.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// True if standard output shows colour and the environment does not ask for plain text.
  ///
  /// Source: no-color.org.
  package var welcomesColor: Bool {
    isatty(STDOUT_FILENO) == 1 && allowsStyle && environment["TERM"] != "dumb"
  }

  /// True unless the environment asks for plain text.
  ///
  /// Source: no-color.org.
  package var allowsStyle: Bool { environment["NO_COLOR", default: ""].isEmpty }

  /// The columns of the terminal that shows standard output; `nil` if there is none.
  package var columns: Int? { Self.columns(of: STDOUT_FILENO) }

  /// The columns of the terminal that shows standard error; `nil` if it cannot rewrite a line.
  package var errorColumns: Int? {
    guard isatty(STDERR_FILENO) == 1, environment["TERM"] != "dumb" else { return nil }
    return Self.columns(of: STDERR_FILENO) ?? 80
  }

  /// Writes to standard output.
  package func write(_ text: String) throws(WriteFailure) {
    try OpenFile.standardOutput.write(text)
  }

  /// Writes to standard error, and ignores a failure, as there is no other place to report it.
  package func writeError(_ text: String) {
    try? OpenFile.standardError.write(text)
  }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static func columns(of descriptor: CInt) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }
}
