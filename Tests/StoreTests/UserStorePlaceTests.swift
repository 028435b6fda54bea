import Foundation
import Models
import Testing

@testable import Store

@Suite("A user store in a place where nothing can be kept")
struct UserStorePlaceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "P-4, P-9: A place that is none gives a clear error, and nothing is made there",
    arguments: [
      ("file/user.json", UserServiceError.storeDamaged), ("file/folder/user.json", .storeDamaged),
      ("loop/user.json", .storeDamaged), ("loop/folder/user.json", .storeDamaged),
      ("\(String(repeating: "x", count: 256))/user.json", .storeDamaged),
      (String(repeating: "x/", count: 2_048) + "user.json", .storeDamaged),
      (String(repeating: "x", count: 256), .storeDamaged),
      // Room for the file's name, and none for that of its new content.
      (String(repeating: "x", count: 255), nil),
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
    await #expect(throws: UserServiceError.self) {
      try await store.changeDisplayName(to: DisplayName("David"))
    }
    #expect(try folder.contents() == ["file", "loop", "lost"])
    #expect(
      try Data(contentsOf: folder.url.appending(component: "file")) == Data("{}".utf8))
  }

  @Test("A path that leaves folders again is followed, and those that are missing are made")
  func parentFolders() async throws {
    let file = folder.url.appending(
      path: "a/../b/../../\(folder.url.lastPathComponent)/c/user.json")
    try await UserStore(fileURL: file).changeDisplayName(to: DisplayName("David"))
    #expect(try await UserStore(fileURL: file).currentUser().displayName.text == "David")
    #expect(try folder.contents() == ["a", "b", "c"])
  }

  @Test(
    "P-4, P-9: Dots behind a missing folder name no file: nothing is saved there, and nothing will be",
    arguments: [".", ".."])
  func noName(name: String) async throws {
    let store = UserStore(fileURL: folder.url.appending(path: "missing/\(name)"))
    #expect(try await store.currentUser() == .sample)
    await #expect(throws: UserServiceError.self) {
      try await store.changeDisplayName(to: DisplayName("David"))
    }
  }
}
