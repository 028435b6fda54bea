import Foundation

/// The reason why a file or stream could not be written to.
package struct WriteFailure: Error, Equatable, CustomStringConvertible {
  /// The name of the file or stream, such as `standard output`.
  let target: String
  /// The error number from the system, such as `EPIPE`.
  ///
  /// Source: errno(3).
  package let number: CInt

  /// Creates a failure.
  package init(target: String, number: CInt) {
    self.target = target
    self.number = number
  }

  /// True if the stream is a pipe whose reading end has been closed.
  package var isReaderGone: Bool { number == EPIPE }

  /// Returns the system's description of an error number, in lower case.
  package static func reason(_ number: CInt) -> String {
    String(cString: strerror(number)).lowercased()
  }

  package var description: String {
    number == EBADF
      ? "Cannot write: \(target) is closed." : "Cannot write to \(target): \(Self.reason(number))."
  }
}

/// A file or stream that can be written to.
package struct OpenFile: Sendable {
  package let descriptor: CInt
  /// The name of the file or stream in messages, such as `standard output`.
  let name: String

  package static let standardOutput = OpenFile(descriptor: STDOUT_FILENO, name: "standard output")
  package static let standardError = OpenFile(descriptor: STDERR_FILENO, name: "standard error")

  /// Opens the file at `path` for writing; `flags` are additional flags of the system call `open`.
  ///
  /// In error messages, the file is called `name`.
  package init(_ path: String, flags: CInt, name: String) throws(WriteFailure) {
    // A new file gets the usual permissions, without those that the user's mask removes.
    let descriptor = open(path, flags | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw WriteFailure(target: name, number: errno) }
    self.init(descriptor: descriptor, name: name)
  }

  private init(descriptor: CInt, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes the whole text to the file or stream.
  package func write(_ text: String) throws(WriteFailure) {
    guard !isForeign else { throw WriteFailure(target: name, number: EBADF) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw WriteFailure(target: name, number: errno)
      }
    }
  }

  /// True if the descriptor no longer belongs to the stream.
  ///
  /// After a stream has been closed, the Swift runtime may use the stream's descriptor for an event
  /// queue. An event queue is an anonymous inode, for which `fstat` reports no file type.
  ///
  /// Source: fstat(2).
  private var isForeign: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == 0
  }

  /// Closes the file or stream.
  ///
  /// On some systems, an error because of a full disk is reported only when the file is closed.
  package func close() throws(WriteFailure) {
    guard Foundation.close(descriptor) == 0 else {
      throw WriteFailure(target: name, number: errno)
    }
  }
}
