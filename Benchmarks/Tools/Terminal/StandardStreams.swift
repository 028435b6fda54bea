import Foundation

/// The standard output and the standard error of this process.
package struct StandardStreams: Sendable {
  /// Creates a value that gives access to standard output and standard error.
  package init() {}

  /// Prevents the system from using the descriptors of closed standard streams for other files.
  ///
  /// Call this function before any file is opened. Writing to a closed stream then fails, and the
  /// error says that the stream is closed.
  package static func reserveClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` takes the lowest free descriptor. In this mode the stream stays unusable.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// True if standard output can show color and `NO_COLOR` does not ask for plain text.
  ///
  /// Source: no-color.org.
  package var welcomesColor: Bool {
    isatty(STDOUT_FILENO) == 1 && allowsStyle && environment["TERM"] != "dumb"
  }

  /// True unless the environment variable `NO_COLOR` asks for plain text.
  ///
  /// Source: no-color.org.
  package var allowsStyle: Bool { environment["NO_COLOR", default: ""].isEmpty }

  /// True if the locale has characters beyond ASCII.
  package var showsUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = locale?.lowercased() ?? ""
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// The number of columns for text: that of `COLUMNS`, or of the terminal that shows standard
  /// output; `nil` if there is neither.
  package var columns: Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      ?? Self.columns(of: STDOUT_FILENO)
  }

  /// The number of columns of the terminal that shows standard error.
  ///
  /// The number is `nil` if there is no terminal, or if the terminal cannot rewrite a line.
  package var errorColumns: Int? {
    guard isatty(STDERR_FILENO) == 1, environment["TERM"] != "dumb" else { return nil }
    return Self.columns(of: STDERR_FILENO) ?? 80
  }

  /// Writes a text to standard output.
  package func write(_ text: String) throws(WriteFailure) {
    try OpenFile.standardOutput.write(text)
  }

  /// Writes a text to standard error, and ignores a failure.
  ///
  /// There is no other place where the failure could be reported.
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
