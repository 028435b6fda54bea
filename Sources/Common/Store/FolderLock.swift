import Foundation
import Models

/// A lock on a folder; only the task that holds the lock may change the files in the folder.
///
/// At any time, at most one task in all processes holds the lock. The lock is released when this
/// value is destroyed or when the process ends.
struct FolderLock: ~Copyable {
  private let descriptor: CInt

  /// Waits for the lock on a folder and returns the lock.
  ///
  /// A missing folder is created with access for the current user only.
  ///
  /// - Parameter folder: The folder whose files the caller wants to change.
  /// - Returns: The lock, which this process now holds.
  /// - Throws: `UserServiceError.refused` if the folder cannot be used, and `CancellationError` if
  ///   the task is cancelled while it waits.
  nonisolated(nonsending) static func acquired(for folder: URL) async throws -> FolderLock {
    Self.create(folder)
    let descriptor = open(folder.systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UserServiceError.refused
    }
    let lock = FolderLock(descriptor: descriptor)
    // A blocking call would take a thread from all other tasks, and could not be cancelled.
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
    // A process that another thread is starting has the descriptor too, until its program begins.
    // Closing it here alone would leave the folder locked until then.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Writes the names of the folder's files to disk, so that a rename survives a loss of power.
  ///
  /// A failure is not reported, because every process already finds the file under its new name.
  func synchronizeFolder() {
    fsync(descriptor)
  }

  // `FileManager` would choose the access rights of intermediate folders itself.
  private static func create(_ folder: URL) {
    guard mkdir(folder.systemPath, 0o700) != 0, errno == ENOENT else { return }
    var path = ""
    for component in folder.pathComponents {
      path += component + "/"
      mkdir(path, 0o700)
    }
  }
}
