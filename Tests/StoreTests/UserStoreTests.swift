import Foundation
import Models
import TestSupport
import Testing

@testable import Store

@Suite("A user store")
struct UserStoreTests {
  let folder: TemporaryFolder
  let store: UserStore

  init() throws {
    folder = try TemporaryFolder()
    store = UserStore(fileURL: folder.userFile)
  }

  @Test("A missing file stands for the sample user and is not written until the first change")
  func startsWithSample() async throws {
    #expect(try await store.currentUser() == .sample)
    try await store.logOut()
    #expect(try folder.names() == [])
  }

  @Test("P-6, P-12: Another store of the same file reads the changed name and photo")
  func keepsChanges() async throws {
    let name = try DisplayName("Zoe\u{308} \u{2F}\"\\ 👩‍🚀 \u{202E}")
    let photo = try Photo(.pngSignature.padded(to: 100))
    try await store.changeDisplayName(to: name)
    try await store.changePhoto(to: photo)

    let user = try await UserStore(fileURL: folder.userFile).currentUser()
    #expect(user == User(id: User.sample.id, displayName: name, photo: photo))
    #expect(try folder.names() == ["user.json"])
  }

  @Test("P-15: The largest valid photo can be saved and read")
  func keepsLargestPhoto() async throws {
    // In Base64, bytes of 0xFF become slashes, which JSON may escape.
    let bytes = Data(repeating: 0xFF, count: Photo.maximumByteCount - Data.pngSignature.count)
    let photo = try Photo(.pngSignature + bytes)
    try await store.changePhoto(to: photo)
    #expect(try await store.currentUser().photo == photo)
  }

  @Test("P-16: A name and a photo that are changed at once are both kept")
  func mergesChanges() async throws {
    let name = try DisplayName("David")
    let photo = try Photo(.jpegSignature)
    async let naming: Void = store.changeDisplayName(to: name)
    async let picturing: Void = store.changePhoto(to: photo)
    _ = try await (naming, picturing)
    #expect(
      try await store.currentUser()
        == User(id: User.sample.id, displayName: name, photo: photo))
  }

  @Test("A half-written new file of a killed process is ignored")
  func halfWrittenFile() async throws {
    let newFile = folder.url.appending(component: ".user.json.\(UUID())")
    try Data(#"{"displayName":"Dav"#.utf8).write(to: newFile)
    #expect(try await store.currentUser() == .sample)
    try await store.changeDisplayName(to: DisplayName("David"))
    #expect(try await store.currentUser().displayName.text == "David")
    #expect(try folder.names() == [newFile.lastPathComponent, "user.json"])
  }

  @Test("Logging out leaves the saved profile for the next session")
  func logOutKeepsFile() async throws {
    try await store.changeDisplayName(to: DisplayName("David"))
    let content = try Data(contentsOf: folder.userFile)
    try await store.logOut()
    #expect(try Data(contentsOf: folder.userFile) == content)
  }

  @Test("P-18, P-19: A request that is canceled before it is carried out changes nothing")
  func cancels() async throws {
    let requests: [@Sendable () async throws -> Void] = [
      { _ = try await store.currentUser() },
      { try await store.changeDisplayName(to: DisplayName("David")) },
      { try await store.changePhoto(to: Photo(.pngSignature)) },
      { try await store.logOut() },
    ]
    for request in requests {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await request()
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try folder.names() == [])
  }

  @Test("Only the owner has access to the file and to the folders created for it")
  func permissions() async throws {
    let outer = folder.url.appending(component: "outer 100%")
    let inner = outer.appending(component: "ïnner")
    let file = inner.appending(component: "user.json")
    try await UserStore(fileURL: file).changeDisplayName(to: DisplayName("David"))
    #expect(try outer.permissions() == 0o700)
    #expect(try inner.permissions() == 0o700)
    #expect(try file.permissions() == 0o600)
  }

  @Test("After a change only the owner has access to a file that others could read")
  func tightensPermissions() async throws {
    try await store.changeDisplayName(to: DisplayName("David"))
    try folder.userFile.setPermissions(0o644)
    try await store.changeDisplayName(to: DisplayName("Blaine"))
    #expect(try folder.userFile.permissions() == 0o600)
  }
}
