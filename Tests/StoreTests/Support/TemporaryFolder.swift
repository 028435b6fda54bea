import Foundation

/// A new, empty folder for one test; it is removed after the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The file of a store.
  var userFile: URL {
    url.appending(component: "user.json")
  }

  /// The file to which the store writes new content before it is renamed.
  var newFile: URL {
    url.appending(component: ".user.json.new")
  }

  /// Returns the names of all files in the folder, also hidden ones, in order.
  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

extension URL {
  /// Returns the permissions of the file or folder, as for `chmod`.
  func permissions() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Sets the permissions of the file or folder, as `chmod` does.
  func setPermissions(_ permissions: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}
