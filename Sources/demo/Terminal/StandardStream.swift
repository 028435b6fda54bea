import Foundation

/// A stream that this process was started with.
nonisolated struct StandardStream {
  let descriptor: CInt

  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Writes all of a text.
  ///
  /// - Throws: `WriteError` when that cannot be done.
  func write(_ text: String) throws(WriteError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw WriteError(number: errno)
      }
    }
  }
}

/// Why nothing can be written to a stream.
nonisolated struct WriteError: Error, CustomStringConvertible {
  /// The number of the system's reason.
  ///
  /// Source: errno(3).
  let number: CInt

  /// Whether nobody reads the stream any more.
  var isReaderGone: Bool { number == EPIPE }

  var description: String {
    "Cannot write to standard output: \(String(cString: strerror(number)).lowercased())."
  }
}
