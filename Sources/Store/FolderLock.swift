import Foundation
import Models

/// The right to change files in a folder, held by one holder at a time among all processes.
///
/// The right ends with this value, or with its process.
struct FolderLock: ~Copyable {
  private let descriptor: CInt

  /// Waits for the right; a missing folder is created with access for its owner only.
  ///
  /// - Throws: `UserServiceError.refused` when the folder cannot be used, or `CancellationError`.
  nonisolated(nonsending) static func acquired(for folder: URL) async throws -> FolderLock {
    Self.create(folder)
    let descriptor = open(folder.systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UserServiceError.refused
    }
    let lock = FolderLock(descriptor: descriptor)
    // Blocking would take a thread from all other tasks, and could not be cancelled.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw UserServiceError.refused
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    return lock
  }

  private init(descriptor: CInt) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Makes a file's new name survive a loss of power, if the file system can.
  ///
  /// A failure is not reported, because all readers find the new content by then.
  func synchronizeFolder() {
    fsync(descriptor)
  }

  // `FileManager` would choose the modes of the folders in between.
  private static func create(_ folder: URL) {
    guard mkdir(folder.systemPath, 0o700) != 0, errno == ENOENT else { return }
    var path = ""
    for component in folder.pathComponents {
      path += component + "/"
      mkdir(path, 0o700)
    }
  }
}
