import Foundation
import Models
import Store
import TestSupport
import Testing

@Suite("A user store whose file is damaged")
struct UserStoreDamageTests {
  let folder: TemporaryFolder
  let store: UserStore

  init() throws {
    folder = try TemporaryFolder()
    store = UserStore(fileURL: folder.userFile)
  }

  static let valid = #"{"displayName":"David","id":"1"}"#

  @Test(
    "P-4: A file without a valid user gives a clear error and is left as it is",
    arguments: [
      "", "{", "null", "[]", #""David""#, #"{"displayName":"David"}"#, #"{"id":"1"}"#,
      #"{"displayName":1,"id":"1"}"#, #"{"displayName":" ","id":"1"}"#,
      #"{"displayName":"a\nb","id":"1"}"#, #"{"displayName":"David","id":"1","photo":"?"}"#,
      #"{"displayName":"David","id":"1","photo":"AAAA"}"#, String(valid.dropLast()), valid + "}",
      #"{"displayName":{"text":"David"},"id":"1"}"#, #"{"displayname":"David","Id":"1"}"#,
      "[\(valid)]", "\(valid) \(valid)", "// \n\(valid)", #"{"displayName":"\ud800","id":"1"}"#,
    ])
  func damagedContent(text: String) async throws {
    try await expectDamage(by: Data(text.utf8))
  }

  @Test(
    "P-9: A file with keys of a later version is read, but never changed, so that none is lost",
    arguments: [
      #"{"displayName":"David","id":"1","birthday":"1973-04-04"}"#,
      #"{"displayName":"David","id":"1","schema":2,"photos":[]}"#,
      #"{"displayName":"David","id":"1","":""}"#,
    ])
  func unknownKeys(text: String) async throws {
    try Data(text.utf8).write(to: folder.userFile)
    #expect(try await store.currentUser().displayName.text == "David")
    await #expect(throws: UserServiceError.refused) {
      try await store.changeDisplayName(to: DisplayName("Blaine"))
    }
    await #expect(throws: UserServiceError.refused) {
      try await store.changePhoto(to: Photo(.pngSignature))
    }
    #expect(try folder.names() == ["user.json"])
    #expect(try Data(contentsOf: folder.userFile) == Data(text.utf8))
  }

  @Test("A photo of null is no photo")
  func nullPhoto() async throws {
    try Data(#"{"displayName":"David","id":"1","photo":null}"#.utf8).write(to: folder.userFile)
    #expect(try await store.currentUser().photo == nil)
    try await store.changePhoto(to: Photo(.pngSignature))
    #expect(try await store.currentUser().displayName.text == "David")
    #expect(try await store.currentUser().photo?.data == .pngSignature)
  }

  @Test("A file with invalid text or with deeply nested values is damaged")
  func damagedText() async throws {
    try await expectDamage(by: Data(Self.valid.utf8) + [0])
    try await expectDamage(by: Data(repeating: UInt8(ascii: "["), count: 1_000_000))
    try await expectDamage(
      by: Data(#"{"displayName":""#.utf8) + [0xFF, 0xC0] + Data(#"","id":"1"}"#.utf8))
  }

  @Test("P-15: A file with a photo that is too large is damaged")
  func largePhoto() async throws {
    let photo = Data.jpegSignature.padded(to: Photo.maximumByteCount + 1).base64EncodedString()
    try await expectDamage(by: Data(#"{"displayName":"D","id":"1","photo":"\#(photo)"}"#.utf8))
  }

  @Test("A valid file of 16 MB is read, and a larger one is damaged")
  func oversizedFile() async throws {
    let padding = Data(repeating: 0x20, count: 16_000_000 - Self.valid.utf8.count)
    try (Data(Self.valid.utf8) + padding).write(to: folder.userFile)
    #expect(try await store.currentUser().displayName.text == "David")
    let handle = try FileHandle(forWritingTo: folder.userFile)
    try handle.seekToEnd()
    try handle.write(contentsOf: [0x20])
    await #expect(throws: UserServiceError.storeDamaged) { try await store.currentUser() }
  }

  @Test(
    "A valid user is read in all encodings of JSON",
    arguments: [
      valid.data(using: .utf16LittleEndian), valid.data(using: .utf16BigEndian),
      Data([0xEF, 0xBB, 0xBF]) + Data(valid.utf8),
    ])
  func encodings(content: Data?) async throws {
    try #require(content).write(to: folder.userFile)
    #expect(try await store.currentUser().displayName.text == "David")
  }

  @Test("A folder in the place of the file is damage and is left as it is")
  func folderInPlace() async throws {
    let inside = folder.userFile.appending(component: "inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    try await expectDamage()
    #expect(FileManager.default.fileExists(atPath: inside.path))
  }

  @Test("A pipe in the place of the file is damage and does not block")
  func pipeInPlace() async throws {
    try #require(mkfifo(folder.userFile.path, 0o600) == 0)
    try await expectDamage()
  }

  @Test("A link in the place of the file is not followed", arguments: [true, false])
  func linkInPlace(hasTarget: Bool) async throws {
    let target = folder.url.appending(component: "target.json")
    if hasTarget {
      try Data(Self.valid.utf8).write(to: target)
    }
    try FileManager.default.createSymbolicLink(at: folder.userFile, withDestinationURL: target)
    try await expectDamage()
    let link = folder.userFile.path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target.path)
    #expect((try? Data(contentsOf: target)) == (hasTarget ? Data(Self.valid.utf8) : nil))
  }

  @Test("Logging out works with a damaged file")
  func logOut() async throws {
    try Data().write(to: folder.userFile)
    await #expect(throws: Never.self) { try await store.logOut() }
  }

  private func expectDamage(
    by content: Data, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try content.write(to: folder.userFile)
    try await expectDamage(sourceLocation: sourceLocation)
    #expect(try Data(contentsOf: folder.userFile) == content, sourceLocation: sourceLocation)
  }

  private func expectDamage(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let contents = try folder.names()
    await #expect(throws: UserServiceError.storeDamaged, sourceLocation: sourceLocation) {
      try await store.currentUser()
    }
    await #expect(throws: UserServiceError.storeDamaged, sourceLocation: sourceLocation) {
      try await store.changeDisplayName(to: DisplayName("Blaine"))
    }
    await #expect(throws: UserServiceError.storeDamaged, sourceLocation: sourceLocation) {
      try await store.changePhoto(to: Photo(.pngSignature))
    }
    #expect(try folder.names() == contents, sourceLocation: sourceLocation)
  }
}
