import Foundation

/// A new, empty folder for one test; it goes when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The place for the file of a store.
  var userFile: URL {
    url.appending(component: "user.json")
  }

  /// Where a store of that file writes new content before it takes the file's name.
  var newFile: URL {
    url.appending(component: ".user.json.new")
  }

  /// The names of all that is in the folder, hidden files too, in order.
  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

extension URL {
  /// The permissions of the file or folder, as `chmod` takes them.
  func permissions() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Sets the permissions of the file or folder, as `chmod` does.
  func setPermissions(_ permissions: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}
