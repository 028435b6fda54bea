import Foundation

/// The folder for a build of its own, which one measurement uses at a time.
///
/// SwiftPM locks the folder only while one of its commands runs. The files between two commands must
/// not be those of another measurement either.
package struct ScratchFolder: ~Copyable {
  /// The place of the folder.
  package let url: URL
  private let lock: CInt

  /// Makes the folder if it is missing, and waits until it is free.
  ///
  /// - Parameters:
  ///   - url: The place of the folder.
  ///   - onWait: Called once if another measurement uses the folder.
  /// - Returns: The folder. Others can use it when this value ends.
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
