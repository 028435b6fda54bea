import Foundation
import Models
import TestSupport
import Testing

@testable import Store

@Suite("A user store with an unusable path")
struct UserStorePlaceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "P-4, P-9: An unusable path gives a clear error, and no file is created",
    arguments: [
      ("file/user.json", UserServiceError.storeDamaged), ("file/folder/user.json", .storeDamaged),
      ("loop/user.json", .storeDamaged), ("loop/folder/user.json", .storeDamaged),
      ("\(String(repeating: "x", count: 256))/user.json", .storeDamaged),
      (String(repeating: "x/", count: 2_048) + "user.json", .storeDamaged),
      (String(repeating: "x", count: 256), .storeDamaged),
      ("lost/user.json", nil), ("lost/folder/user.json", nil),
    ])
  func unusable(path: String, readingError: UserServiceError?) async throws {
    try Data("{}".utf8).write(to: folder.url.appending(component: "file"))
    for (link, target) in [("loop", "loop"), ("lost", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(component: link).path, withDestinationPath: target)
    }
    let store = UserStore(fileURL: folder.url.appending(path: path))
    if let readingError {
      await #expect(throws: readingError) { try await store.currentUser() }
    } else {
      #expect(try await store.currentUser() == .sample)
    }
    await #expect(throws: readingError ?? .refused) {
      try await store.changeDisplayName(to: DisplayName("David"))
    }
    #expect(try folder.names() == ["file", "loop", "lost"])
    #expect(
      try Data(contentsOf: folder.url.appending(component: "file")) == Data("{}".utf8))
  }

  @Test("P-9: If the new content cannot be written, the change is refused and the old stays")
  func newFileCannotBeCreated() async throws {
    // There is room for the file's name, but not for the longer name of the new content.
    let file = folder.url.appending(component: String(repeating: "x", count: 255))
    let content = Data(#"{"displayName":"David","id":"1"}"#.utf8)
    try content.write(to: file)
    await #expect(throws: UserServiceError.refused) {
      try await UserStore(fileURL: file).changeDisplayName(to: DisplayName("Blaine"))
    }
    #expect(try folder.names() == [file.lastPathComponent])
    #expect(try Data(contentsOf: file) == content)
  }

  @Test("A path with .. is followed, and its missing folders are created")
  func parentFolders() async throws {
    let file = folder.url.appending(
      path: "a/../b/../../\(folder.url.lastPathComponent)/c/user.json")
    try await UserStore(fileURL: file).changeDisplayName(to: DisplayName("David"))
    #expect(try await UserStore(fileURL: file).currentUser().displayName.text == "David")
    #expect(try folder.names() == ["a", "b", "c"])
  }

  @Test(
    "P-4, P-9: A path that ends with . or .. behind a missing folder cannot be saved to",
    arguments: [".", ".."])
  func noName(name: String) async throws {
    let store = UserStore(fileURL: folder.url.appending(path: "missing/\(name)"))
    #expect(try await store.currentUser() == .sample)
    await #expect(throws: UserServiceError.self) {
      try await store.changeDisplayName(to: DisplayName("David"))
    }
  }
}

@Suite(
  "A user store without permissions",
  .enabled(if: geteuid() != 0, "Permissions do not restrict the superuser."))
struct UserStorePermissionTests {
  @Test(
    "P-4, P-9: A file that may not be read or replaced gives a clear error and is left as it is",
    arguments: [
      (0o200, 0o700, UserServiceError.storeDamaged), (0o600, 0o600, .storeDamaged),
      (0o400, 0o700, .refused), (0o600, 0o500, .refused),
    ])
  func unusable(file: Int, folder permissions: Int, error: UserServiceError) async throws {
    let folder = try TemporaryFolder()
    let content = Data(#"{"displayName":"Ana","id":"1"}"#.utf8)
    try content.write(to: folder.userFile)
    try folder.userFile.setPermissions(file)
    try folder.url.setPermissions(permissions)
    await #expect(throws: error) {
      try await UserStore(fileURL: folder.userFile).changeDisplayName(to: DisplayName("David"))
    }
    try folder.url.setPermissions(0o700)
    #expect(try folder.userFile.permissions() == file)
    try folder.userFile.setPermissions(0o600)
    #expect(try Data(contentsOf: folder.userFile) == content)
    #expect(try folder.names() == ["user.json"])
  }
}
