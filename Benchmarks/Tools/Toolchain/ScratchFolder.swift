import Foundation

/// A folder for a separate build, which only one measurement at a time can use.
///
/// SwiftPM locks the folder only while one of SwiftPM's commands runs. A value of this type also
/// locks the folder between two commands, so that no other measurement changes the files.
package struct ScratchFolder: ~Copyable {
  /// The location of the folder.
  package let url: URL
  private let lock: CInt

  /// Creates the folder if it is missing, and waits until no other measurement uses the folder.
  ///
  /// - Parameters:
  ///   - url: The location of the folder.
  ///   - onWait: A function that is called once, before the wait, if another measurement uses the
  ///     folder.
  /// - Returns: The folder. Other measurements can use the folder after this value is destroyed.
  /// - Throws: ``ToolError`` when the folder cannot be written.
  package static func acquired(at url: URL, onWait: () -> Void) throws -> ScratchFolder {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw ToolError.unusable(path: url.path, reason: error.localizedDescription)
    }
    let path = url.appending(component: "measurement.lock").path
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw failure(at: path) }
    let folder = ScratchFolder(url: url, lock: lock)
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { return folder }
    onWait()
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(at: path) }
    }
    return folder
  }

  private init(url: URL, lock: CInt) {
    self.url = url
    self.lock = lock
  }

  deinit { close(lock) }

  private static func failure(at path: String) -> ToolError {
    .unusable(path: path, reason: String(cString: strerror(errno)))
  }
}
