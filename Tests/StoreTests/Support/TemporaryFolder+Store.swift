import Foundation
import TestSupport

extension TemporaryFolder {
  /// The location of the file in which the tested store saves its user.
  var userFile: URL {
    url.appending(component: "user.json")
  }
}

extension URL {
  /// Returns the permission bits of the file or folder, such as `0o644`.
  ///
  /// The result is `nil` if the file system has no permission bits for the file or folder.
  func permissions() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Sets the permission bits of the file or folder, such as `0o644`.
  func setPermissions(_ permissions: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}
