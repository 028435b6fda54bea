import Foundation
import Models
import Store
import TestSupport
import Testing

@Suite(
  "A user store whose system calls fail", .inBackground,
  .enabled(if: hasFaults, "System calls can be made to fail only on Linux."))
struct UserStoreFaultTests {
  let folder: TemporaryFolder
  let store: UserStore
  /// The content of the store's file before the tested change.
  var old: Data
  /// The content of the store's file after the tested change.
  let new: Data
  /// The names of the system calls that a change makes, in order.
  var calls: [String]

  init() async throws {
    folder = try TemporaryFolder()
    store = UserStore(fileURL: folder.userFile)
    try await store.changePhoto(to: Photo(.pngSignature.padded(to: 3_000)))
    old = try Data(contentsOf: folder.userFile)
    calls = try Self.calls(ofChangeTo: folder.userFile)
    new = try Data(contentsOf: folder.userFile)
  }

  @Test("The new content reaches the disk before its file is renamed, and then the folder does")
  func order() {
    let names = calls.filter { ["write", "fsync", "rename"].contains($0) }
    #expect(names == ["write", "fsync", "rename", "fsync"])
  }

  @Test("A process that is killed at any of 60 moments leaves the old or the new content whole")
  func killed() async throws {
    // The disk does not change between calls, so the other moments to test lie within a write.
    for call in 1...calls.count {
      try await expectWholeFile(afterKillingAt: call)
    }
    try await expectWholeFile(afterKillingWithinWrites: 60 - calls.count)
  }

  @Test("A process that is killed during the write of a large photo leaves the old content whole")
  mutating func killedWithLargePhoto() async throws {
    try await store.changePhoto(to: Photo(.pngSignature.padded(to: 3_000_000)))
    old = try Data(contentsOf: folder.userFile)
    calls = try Self.calls(ofChangeTo: folder.userFile)
    try await expectWholeFile(afterKillingWithinWrites: 10)
  }

  @Test(
    "P-9, P-14: After a failed call the change is made or refused, and the next one is made",
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

  @Test("A process that is killed while it holds the lock does not block other processes")
  func killedWithLock() async throws {
    let write = try #require(calls.firstIndex(of: "write")) + 1
    let holder = try change(.stop(call: write, writtenBytes: 100))
    defer { holder.kill() }
    var status = stat()
    while stat(folder.newFile.path, &status) != 0 || status.st_size != 100 {
      try #require(holder.isRunning)
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

  /// Kills `count` processes, each one during a write, and expects an undamaged file each time.
  ///
  /// Each process is killed after a different number of written bytes. These numbers are spread
  /// evenly over the length of the write.
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
    #expect(try folder.names() == ["user.json"], context)
  }
}

#if os(Linux)
  private let hasFaults = true
#else
  private let hasFaults = false
#endif
