import Foundation

/// The file in which a store keeps its user: read whole or not at all, replaced whole or not at all.
struct UserFile {
  /// Room for the largest photo in base64 with every slash escaped, and for all the rest.
  static let maximumByteCount = 16_000_000

  let url: URL

  /// What a file holds.
  struct Content: Decodable {
    let user: User
    /// Whether a later version has added something, which a change would lose.
    let hasUnknownKeys: Bool

    private struct Anything: Decodable {}

    init(from decoder: any Decoder) throws {
      user = try User(from: decoder)
      let known = User.CodingKeys.allCases.map(\.rawValue)
      hasUnknownKeys = try [String: Anything](from: decoder).keys.contains { !known.contains($0) }
    }
  }

  var folder: URL {
    url.deletingLastPathComponent()
  }

  /// What is in the file; nil when there is no file.
  func read() throws(UserServiceError) -> Content? {
    // A link is not followed, as what it leads to is not ours to replace. Not to block keeps a
    // named pipe in the file's place from holding up the caller.
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

  /// Replaces what is in the file.
  ///
  /// The new content is written beside the file and takes its name when it is complete, so that a
  /// reader, or whoever comes after a killed process, finds either the old or the new.
  func write(_ user: User, holding lock: borrowing FolderLock) throws(UserServiceError) {
    // The folder alone decides whether a name can be taken away; somebody has locked the file.
    guard access(url.systemPath, W_OK) == 0 || errno == ENOENT else {
      throw .refused
    }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let newFile = folder.appending(component: ".\(url.lastPathComponent).new").systemPath
      try create(newFile, with: encoder.encode(user))
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
    // A process that was killed may have left one; the lock says that no living one is using it.
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
  /// The path as the system's functions take it.
  var systemPath: String {
    path(percentEncoded: false)
  }
}
