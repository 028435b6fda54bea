import Foundation
import Models

/// The file in which a user store saves its user.
///
/// The file is always read completely, and replaced completely or not at all.
struct UserFile {
  /// The maximum size, in bytes, of a file that the store can read.
  ///
  /// This size is enough for the largest photo, in base64 with every slash escaped, and for the
  /// other values.
  static let maximumByteCount = 16_000_000

  let url: URL

  /// The decoded content of the file.
  struct Content: Decodable {
    let user: User
    /// True if the file has keys unknown to this version of the app; writing would lose these keys.
    let hasUnknownKeys: Bool

    private struct Anything: Decodable {}

    init(from decoder: any Decoder) throws {
      user = try SavedUser(from: decoder).user()
      let known = SavedUser.CodingKeys.allCases.map(\.rawValue)
      hasUnknownKeys = try [String: Anything](from: decoder).keys.contains { !known.contains($0) }
    }
  }

  var folder: URL {
    url.deletingLastPathComponent()
  }

  /// Reads the file and returns its content; `nil` if there is no file.
  func read() throws(UserServiceError) -> Content? {
    // A link is not followed, because the file at its target must not be replaced. Opening without
    // blocking lets the caller go on if there is a named pipe in the place of the file.
    let descriptor = open(url.systemPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT {
        return nil
      }
      throw .storeDamaged
    }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      guard let data = try handle.read(upToCount: Self.maximumByteCount + 1),
        data.count <= Self.maximumByteCount
      else {
        throw UserServiceError.storeDamaged
      }
      return try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw .storeDamaged
    }
  }

  /// Replaces the content of the file with the values of a user.
  ///
  /// The new content is written to a second file. When the second file is complete, it is renamed
  /// and replaces this file. A reader therefore finds either the old or the new content, even if
  /// the process is killed while it writes. `lock` must be the lock on the folder of this file.
  func write(_ user: User, holding lock: borrowing FolderLock) throws(UserServiceError) {
    // Renaming needs permission for the folder only, so the file's permission is checked here.
    guard access(url.systemPath, W_OK) == 0 || errno == ENOENT else {
      throw .refused
    }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let newFile = folder.appending(component: ".\(url.lastPathComponent).new").systemPath
      try create(newFile, with: encoder.encode(SavedUser(user)))
      guard rename(newFile, url.systemPath) == 0 else {
        unlink(newFile)
        throw UserServiceError.refused
      }
    } catch {
      throw .refused
    }
    lock.synchronizeFolder()
  }

  private func create(_ path: String, with data: Data) throws {
    // A killed process may have left a file here. The lock proves that no running process uses it.
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw UserServiceError.refused
    }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
    } catch {
      unlink(path)
      throw error
    }
  }
}

extension URL {
  /// The path as system functions such as `open` expect it, without percent encoding.
  var systemPath: String {
    path(percentEncoded: false)
  }
}
