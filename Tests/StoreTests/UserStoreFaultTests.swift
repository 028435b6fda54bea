import Foundation
import Models
import Store
import Testing

@Suite(
  "A user store for which the system does not do what it is asked",
  .enabled(if: hasFaults, "Calls of the system are made to fail on Linux alone."))
struct UserStoreFaultTests {
  let folder: TemporaryFolder
  let store: UserStore
  /// What the file holds before the change, and after it.
  var old: Data
  let new: Data
  /// The names of the calls that a change makes.
  var calls: [String]

  init() async throws {
    folder = try TemporaryFolder()
    store = UserStore(fileURL: folder.userFile)
    try await store.changePhoto(to: Photo(.pngSignature.padded(to: 3_000)))
    old = try Data(contentsOf: folder.userFile)
    calls = try Self.calls(ofChangeTo: folder.userFile)
    new = try Data(contentsOf: folder.userFile)
  }

  @Test("New content is on the disk before it takes the file's name, and then its name is")
  func order() {
    let names = calls.filter { ["write", "fsync", "rename"].contains($0) }
    #expect(names == ["write", "fsync", "rename", "fsync"])
  }

  @Test("Killed at 200 moments of a change, a process leaves the old or the new, whole")
  func killed() async throws {
    // Nothing changes on the disk between calls: what is no call is a moment within the writing.
    for call in 1...calls.count {
      try await expectWholeFile(afterKillingAt: call)
    }
    try await expectWholeFile(afterKillingWithinWrites: 200 - calls.count)
  }

  @Test("Killed within the writing of a photo of megabytes, a process leaves the old, whole")
  mutating func killedWithLargePhoto() async throws {
    try await store.changePhoto(to: Photo(.pngSignature.padded(to: 3_000_000)))
    old = try Data(contentsOf: folder.userFile)
    calls = try Self.calls(ofChangeTo: folder.userFile)
    try await expectWholeFile(afterKillingWithinWrites: 10)
  }

  @Test(
    "P-9, P-14: Whatever call fails, the change is made or refused, and the next one is made",
    arguments: [EIO, ENOSPC, EDQUOT, EINTR, EACCES])
  func failingCall(error: CInt) async throws {
    let lock = try #require(calls.firstIndex(of: "flock"))
    let check = try #require(calls.firstIndex(of: "access"))
    let rename = try #require(calls.firstIndex(of: "rename"))
    for (index, name) in calls.enumerated() {
      try old.write(to: folder.userFile)
      let writer = try change(.error(error, call: index + 1))
      let isMade = writer.waitForEnd() == 0
      let context: Comment = "\(name), call \(index + 1), error \(error)"
      if isMade {
        let isHarmless =
          ["mkdir", "unlink", "close"].contains(name) || index > rename || error == EINTR
        #expect(isHarmless, context)
      } else {
        let isReading = lock < index && index < check
        let reason = isReading ? UserServiceError.storeDamaged : .refused
        #expect(try writer.errorText() == reason.localizedDescription, context)
      }
      #expect(try Data(contentsOf: folder.userFile) == (isMade ? new : old), context)
      try await expectNextChange(context)
    }
  }

  @Test(
    "A process killed while it is alone at the file holds up nobody after that",
    .timeLimit(.minutes(1)))
  func killedWithLock() async throws {
    let write = try #require(calls.firstIndex(of: "write")) + 1
    let holder = try change(.stop(call: write, writtenBytes: 100))
    defer { holder.kill() }
    var status = stat()
    while stat(folder.newFile.path, &status) != 0 || status.st_size != 100 {
      try #require(!Task.isCancelled)
    }
    let others = [
      try StoreWriter(changing: .name, in: folder.userFile, times: 3),
      try StoreWriter(changing: .photo, in: folder.userFile, times: 3),
    ]
    holder.kill()
    #expect(holder.waitForEnd() == SIGKILL)
    for writer in others {
      #expect(writer.waitForEnd() == 0)
      #expect(writer.changeCount == 3)
    }
    try await expectNextChange()
  }

  private static func calls(ofChangeTo file: URL) throws -> [String] {
    let writer = try StoreWriter(
      changing: .name, in: file, times: 1, suffering: .error(0, call: 0))
    #expect(writer.waitForEnd() == 0)
    return try writer.errorText().split(separator: " ").map(String.init)
  }

  private func change(_ fault: StoreWriter.Fault) throws -> StoreWriter {
    try StoreWriter(changing: .name, in: folder.userFile, times: 1, suffering: fault)
  }

  /// Kills at so many moments, as far apart as can be.
  private func expectWholeFile(afterKillingWithinWrites count: Int) async throws {
    let write = try #require(calls.firstIndex(of: "write")) + 1
    for number in 1...count {
      try await expectWholeFile(
        afterKillingAt: write, writtenBytes: number * old.count / (count + 1))
    }
  }

  private func expectWholeFile(afterKillingAt call: Int, writtenBytes: Int = 0) async throws {
    try old.write(to: folder.userFile)
    let writer = try change(.kill(call: call, writtenBytes: writtenBytes))
    let context: Comment = "call \(call), \(writtenBytes) bytes"
    #expect(writer.waitForEnd() == SIGKILL, context)
    let rename = try #require(calls.firstIndex(of: "rename")) + 1
    #expect(try Data(contentsOf: folder.userFile) == (call > rename ? new : old), context)
    if writtenBytes > 0 {
      #expect(try Data(contentsOf: folder.newFile).count == writtenBytes, context)
    }
    try await expectNextChange(context)
  }

  private func expectNextChange(_ context: Comment? = nil) async throws {
    try await store.changeDisplayName(to: DisplayName("David"))
    #expect(try await store.currentUser().displayName.text == "David", context)
    #expect(try folder.contents() == ["user.json"], context)
  }
}

#if os(Linux)
  private let hasFaults = true
#else
  private let hasFaults = false
#endif
