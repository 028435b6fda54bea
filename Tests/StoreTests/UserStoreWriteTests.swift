import Foundation
import Models
import TestSupport
import Testing

@testable import Store

@Suite("A user store that writes its file")
struct UserStoreWriteTests {
  let folder: TemporaryFolder
  let store: UserStore
  /// The location of the file for new content; the store renames the complete file to `user.json`.
  let newFile: URL

  init() throws {
    folder = try TemporaryFolder()
    store = UserStore(fileURL: folder.userFile)
    newFile = folder.url.appending(component: ".user.json.new")
  }

  @Test("The next change removes the files that a killed process has left")
  func cleansUp() async throws {
    try Data(repeating: 0x20, count: 100_000).write(to: newFile)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: newFile.path)
    #expect(try await store.currentUser() == .sample)

    try await store.changeDisplayName(to: DisplayName("David"))
    #expect(try await store.currentUser().displayName.text == "David")
    #expect(try folder.userFile.permissions() == 0o600)
    #expect(try folder.names() == ["user.json"])
  }

  @Test("A link in the place of the new file is not followed")
  func linkInNewPlace() async throws {
    let target = folder.url.appending(component: "target")
    try Data("target".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: newFile, withDestinationURL: target)
    try await store.changeDisplayName(to: DisplayName("David"))
    #expect(try Data(contentsOf: target) == Data("target".utf8))
    #expect(try folder.names() == ["target", "user.json"])
  }

  @Test("P-9: If the new content cannot be written, the change is refused and the old stays")
  func newFileCannotBeCreated() async throws {
    try await store.changeDisplayName(to: DisplayName("David"))
    try FileManager.default.createDirectory(at: newFile, withIntermediateDirectories: false)
    await #expect(throws: UserServiceError.refused) {
      try await store.changeDisplayName(to: DisplayName("Blaine"))
    }
    #expect(try await store.currentUser().displayName.text == "David")
  }

  @Test("P-9: If the folder cannot be created, the change is refused")
  func folderCannotBeCreated() async throws {
    try Data().write(to: folder.url.appending(component: "file"))
    let store = UserStore(fileURL: folder.url.appending(path: "file/folder/user.json"))
    await #expect(throws: UserServiceError.refused) {
      try await store.changeDisplayName(to: DisplayName("David"))
    }
    #expect(try folder.names() == ["file"])
  }

  @Test("A change waits for another process's lock and can be cancelled; reading does not wait")
  func waitsForLock() async throws {
    let descriptor = open(folder.url.path, O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)

    let change = Task { try await store.changeDisplayName(to: DisplayName("David")) }
    #expect(try await store.currentUser() == .sample)
    change.cancel()
    await #expect(throws: CancellationError.self) { try await change.value }
    #expect(try folder.names() == [])

    try #require(flock(descriptor, LOCK_UN) == 0)
    try await store.changeDisplayName(to: DisplayName("Blaine"))
    #expect(try await store.currentUser().displayName.text == "Blaine")
  }
}
