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
  /// The new content is written to a second file with a name of its own. When the second file is
  /// complete, it is renamed and replaces this file. A reader therefore finds either the old or the
  /// new content, even if the process is killed while it writes.
  func write(_ user: User) throws(UserServiceError) {
    // Renaming needs permission for the folder only, so the file's permission is checked here.
    guard access(url.systemPath, W_OK) == 0 || errno == ENOENT else {
      throw .refused
    }
    createFolder()
    let newFile = folder.appending(component: ".\(url.lastPathComponent).\(UUID())").systemPath
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try create(newFile, with: encoder.encode(SavedUser(user)))
      guard rename(newFile, url.systemPath) == 0 else {
        throw UserServiceError.refused
      }
    } catch {
      unlink(newFile)
      throw .refused
    }
  }

  private func create(_ path: String, with data: Data) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw UserServiceError.refused
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.synchronize()
  }

  // `FileManager` would choose the access rights of intermediate folders itself.
  private func createFolder() {
    guard mkdir(folder.systemPath, 0o700) != 0, errno == ENOENT else { return }
    var path = ""
    for component in folder.pathComponents {
      path += component + "/"
      mkdir(path, 0o700)
    }
  }
}

extension URL {
  /// The path as system functions such as `open` expect it, without percent encoding.
  var systemPath: String {
    path(percentEncoded: false)
  }
}
