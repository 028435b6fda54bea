import Foundation
import Models
import Terminal

/// A photo that the person names by its path.
nonisolated enum PhotoFile {
  /// Reads a file, up to one byte more than a photo can have; `~` stands for the home folder.
  ///
  /// - Throws: `PhotoFileError` when there is no regular file that can be read.
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
