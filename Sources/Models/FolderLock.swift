import Foundation

/// The right to change files in a folder, which one holder has at a time among all processes.
///
/// It ends with this value, or with its process, however that ends.
struct FolderLock: ~Copyable {
  private let descriptor: CInt

  /// Waits for the right; a missing folder is created, for its owner only.
  ///
  /// - Throws: `UserServiceError.refused` when the folder cannot be used, or `CancellationError`.
  nonisolated(nonsending) static func acquired(for folder: URL) async throws -> FolderLock {
    Self.create(folder)
    let descriptor = open(folder.systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UserServiceError.refused
    }
    let lock = FolderLock(descriptor: descriptor)
    // To block would take a thread from all other tasks, and could not be cancelled.
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

  /// Makes a file's new name outlast a loss of power, if the file system can.
  ///
  /// A failure is not reported: everyone reads the new content by then.
  func synchronizeFolder() {
    fsync(descriptor)
  }

  // Not `FileManager`: the modes of the folders between are its own choice.
  private static func create(_ folder: URL) {
    guard mkdir(folder.systemPath, 0o700) != 0, errno == ENOENT else { return }
    var path = ""
    for component in folder.pathComponents {
      path += component + "/"
      mkdir(path, 0o700)
    }
  }
}
