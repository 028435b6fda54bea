import Foundation
import TestSupport

extension TemporaryFolder {
  /// The file of a store.
  var userFile: URL {
    url.appending(component: "user.json")
  }

  /// The file to which the store writes new content before it is renamed.
  var newFile: URL {
    url.appending(component: ".user.json.new")
  }
}

extension URL {
  /// Returns the permissions of the file or folder as a number, as `chmod` takes it.
  func permissions() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Sets the permissions of the file or folder, as `chmod` does.
  func setPermissions(_ permissions: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}
