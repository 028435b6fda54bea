import Foundation
import Models
import Terminal

/// A namespace for the function that reads the photo file at a path that the person typed.
nonisolated enum PhotoFile {
  /// Returns the content of a file; `~` at the beginning of the path stands for the home folder.
  ///
  /// If the file is larger than the maximum size of a photo, only the beginning of the file is
  /// returned. This beginning is one byte larger than the maximum size. The returned data is
  /// therefore refused as too large for a photo.
  ///
  /// - Throws: `PhotoFileError` when there is no regular file at the path, or when the file cannot
  ///   be read.
  static func read(_ path: String) throws(PhotoFileError) -> Data {
    let expanded = (path as NSString).expandingTildeInPath
    // Opening a named pipe would block the session.
    let descriptor = open(expanded, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw PhotoFileError(path: path, reason: reason(errno)) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw PhotoFileError(path: path, reason: "it is not a regular file")
    }
    do {
      return try file.read(upToCount: Photo.maximumByteCount + 1) ?? Data()
    } catch {
      throw PhotoFileError(path: path, reason: "it cannot be read to its end")
    }
  }

  private static func reason(_ number: CInt) -> String {
    String(cString: strerror(number)).lowercased()
  }
}

/// The reason why a file cannot be read as a photo.
nonisolated struct PhotoFileError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "Cannot open \(path.quoted): \(reason)." }
}
