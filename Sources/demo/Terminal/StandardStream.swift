import Foundation

/// A standard stream of this process.
nonisolated struct StandardStream {
  let descriptor: CInt

  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Writes all of a text.
  ///
  /// - Throws: `WriteError` when the stream takes no more.
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

/// The reason why a stream cannot be written.
nonisolated struct WriteError: Error, CustomStringConvertible {
  /// The system's number of the error.
  ///
  /// Source: errno(3).
  let number: CInt

  /// True if the reader has closed the stream.
  var isReaderGone: Bool { number == EPIPE }

  var description: String {
    "Cannot write to standard output: \(String(cString: strerror(number)).lowercased())."
  }
}
